// @vitest-environment node
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

const galleries = import.meta.glob<{ states: Record<string, ReactNode> }>('./*/*.gallery.tsx', {
  eager: true,
});
const states = Object.entries(galleries).flatMap(([path, gallery]) =>
  Object.entries(gallery.states).map(
    ([state, shown]) => [path.split('/').at(-2) ?? path, state, shown] as const,
  ),
);

it.each(states)(
  '%s (%s) renders on the server without inline style or script, as the CSP demands',
  (_name, _state, shown) => {
    const html = renderToString(shown);
    expect(html).not.toMatch(/\sstyle=|<style|<script/);
  },
);

it('every component has a gallery', () => {
  const components = Object.keys(import.meta.glob(['./*/*.tsx', '!./*/*.{gallery,test}.tsx']))
    .map((path) => path.split('/'))
    .filter(([, folder, file]) => file === `${folder}.tsx`)
    .map(([, folder]) => `./${folder}/${folder}.gallery.tsx`);
  expect(components.length).toBeGreaterThan(40);
  expect(components.sort()).toEqual(Object.keys(galleries).sort());
});
