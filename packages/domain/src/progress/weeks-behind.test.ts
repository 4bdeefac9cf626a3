import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weeksBehind } from './weeks-behind.ts';

const WEEK = 7 * 86_400_000;
const plan = [3, 1, 2, 4].map((week) => week * WEEK);

describe('progress against a plan', () => {
  it.each([
    [0, 0, 0],
    [0, 3, 2],
    [1, 3, 1],
    [2, 3, 0],
    [4, 9, 0],
    [7, 9, 0],
    [3, 9, 5],
  ])('COHORT-12 %i steps done in week %i are %i weeks behind', (done, week, behind) => {
    expect(weeksBehind(plan, done, week * WEEK)).toBe(behind);
  });

  it('COHORT-12 nobody is behind in a course without a plan', () => {
    expect(weeksBehind([], 0, 99 * WEEK)).toBe(0);
  });

  it('COHORT-12 one more step never puts anyone further behind', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1e12 })),
        fc.nat(20),
        fc.nat(1e12),
        (steps, done, now) => {
          expect(weeksBehind(steps, done + 1, now)).toBeLessThanOrEqual(weeksBehind(steps, done, now));
        },
      ),
    );
  });
});
