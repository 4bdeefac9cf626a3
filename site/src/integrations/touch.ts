import type { ClientDirective } from 'astro';
import { awaitTouch, type TouchOptions } from './await-touch.ts';

/** Where pages/island.js.ts lies, and so nothing that a bundler could follow. */
const RUNTIME: string = '/island.js';

const optionsOf = (island: Element) =>
  (JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: TouchOptions | true }).value;

// This is the only script of an island that a page carries; Astro's own comes with the island (deferred-runtime.ts).
document.addEventListener('DOMContentLoaded', () => {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    const value = optionsOf(island);
    const parts = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? RUNTIME);
    awaitTouch(island, typeof value === 'object' ? value : {}, () =>
      Promise.all([RUNTIME, ...parts].map((part) => import(/* @vite-ignore */ part))),
    );
  }
});

/** What Astro's runtime, once it has come, is to do with an island: wake it. */
const touch: ClientDirective = async (load) => {
  const hydrate = await load();
  await hydrate();
};

export default touch;
