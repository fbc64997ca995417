import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Whether the secret that is shown now is the one whose SHA-256 was told before the first card. Works over plain http too. */
export function isTheShuffle(secret: string, commitment: string): boolean {
  try {
    return secret.length > 0 && bytesToHex(sha256(hexToBytes(secret))) === commitment.toLowerCase();
  } catch {
    return false;
  }
}
