import { expect, it } from 'vitest';
import { firstFrame } from './first-frame.ts';

it('ADOPT-02 the outlines before the app has come name the school, whatever signs its name has', () => {
  document.body.innerHTML = firstFrame('Stone & <Timber>');
  const names = [...document.querySelectorAll('.ff-logo')].map((logo) => logo.textContent);
  expect(names).toEqual(['Stone & <Timber>', 'Stone & <Timber>']);
});
