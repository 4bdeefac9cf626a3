import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { FEEDBACK_LEAST_SHOWN, shownGroups } from './shown-groups.ts';

const sizesOf = (sizes: number[]) =>
  shownGroups(sizes.map((answered) => ({ answered }))).map(({ answered }) => answered);

it.each([
  [[], []],
  [[4], []],
  [[5], [5]],
  [[9, 6, 2], [9]],
  [
    [9, 6, 3, 3],
    [9, 6],
  ],
  [[9, 0], [9]],
])('FEEDBK-01 of groups with the sizes %j, those of %j are shown', (sizes, shown) => {
  expect(sizesOf(sizes)).toEqual(shown);
});

it('FEEDBK-01 no shown group is too small, and the hidden people are none, enough of them, or everybody', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(12), { maxLength: 8 }), (sizes) => {
      const shown = sizesOf(sizes);
      const whole = sizes.reduce((sum, size) => sum + size, 0);
      const hidden = whole - shown.reduce((sum, size) => sum + size, 0);
      expect(shown.every((size) => size >= FEEDBACK_LEAST_SHOWN)).toBe(true);
      expect(hidden === 0 || hidden >= FEEDBACK_LEAST_SHOWN || shown.length === 0).toBe(true);
    }),
  );
});
