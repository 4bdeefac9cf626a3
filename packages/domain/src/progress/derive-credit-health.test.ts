import { describe, expect, it } from 'vitest';
import { deriveCreditHealth } from './derive-credit-health.ts';

describe('deriveCreditHealth', () => {
  it.each([
    [10, 5, 'CREDITS_EARNED', 10],
    [10, 10, 'CREDITS_EARNED', 10],
    [9, 10, 'PERCENTAGE_DECREASED', 10],
    [1, 3, 'PERCENTAGE_DECREASED', 67],
    [0, 7, 'NO_UPDATE_FOR_LAST_WEEK', 0],
    [0, 0, 'NO_UPDATE_FOR_LAST_2_WEEKS', 0],
    [-4, 0, 'NO_UPDATE_FOR_LAST_2_WEEKS', 0],
    [-4, 7, 'NO_UPDATE_FOR_LAST_WEEK', 0],
    [-4, -9, 'NO_UPDATE_FOR_LAST_2_WEEKS', 0],
    [5, -3, 'CREDITS_EARNED', 5],
  ] as const)(
    'ENUM-51 %i credits after %i in the week before give %s with %i',
    (lastWeek, weekBefore, key, value) => {
      expect(deriveCreditHealth({ lastWeek, weekBefore })).toEqual({ key, value });
    },
  );
});
