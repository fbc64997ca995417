import "@fontsource/patrick-hand/latin-400.css";
import "@fontsource/patrick-hand/latin-ext-400.css";
import "@fontsource-variable/atkinson-hyperlegible-next/wght.css";
import "./look/look.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { giveWayToKeyboard } from "./keyboard";
import { wear } from "./theme.svelte";
import { begin } from "./words.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
wear();
giveWayToKeyboard();
await begin();
mount(App, { target });
