import { expect, it } from 'vitest';
import { firstFrame } from './first-frame.ts';

it('ADOPT-02 the outlines drawn before the app has loaded name the school, even with special characters', () => {
  document.body.innerHTML = firstFrame('Stone & <Timber>');
  const names = [...document.querySelectorAll('.ff-logo')].map((logo) => logo.textContent);
  expect(names).toEqual(['Stone & <Timber>', 'Stone & <Timber>']);
});
