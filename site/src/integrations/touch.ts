import type { ClientDirective } from 'astro';
import { awaitTouch, type TouchOptions } from './await-touch.ts';

/** The address of pages/island.js.ts, typed so that a bundler does not follow it. */
const RUNTIME: string = '/island.js';

const optionsOf = (island: Element) =>
  (JSON.parse(island.getAttribute('opts') ?? '{}') as { value?: TouchOptions | true }).value;

// The only island script that a page carries; Astro's own is loaded with the island (deferred-runtime.ts).
document.addEventListener('DOMContentLoaded', () => {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island')) {
    const value = optionsOf(island);
    const parts = ['component-url', 'renderer-url'].map((name) => island.getAttribute(name) ?? RUNTIME);
    awaitTouch(island, typeof value === 'object' ? value : {}, () =>
      Promise.all([RUNTIME, ...parts].map((part) => import(/* @vite-ignore */ part))),
    );
  }
});

/** What Astro's runtime does with an island once it is loaded: wake it. */
const touch: ClientDirective = async (load) => {
  const hydrate = await load();
  await hydrate();
};

export default touch;
