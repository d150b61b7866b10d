/**
 * A board on trial, for development only: `harness.html?game=terrorscape&fixture=first-turn&lang=de`.
 * Further: `part=board|sheet|picture|summary`, `compact=1`, `motion=0`. Without a fixture it lists what there is.
 */
import { mount } from 'svelte';
import '../app.css';
import Harness from './Harness.svelte';

mount(Harness, { target: document.getElementById('app')! });
