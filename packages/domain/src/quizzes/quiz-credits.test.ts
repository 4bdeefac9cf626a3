import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quizCredits } from './quiz-credits.ts';

describe('the credits of an attempt', () => {
  it.each([
    [10, 3, 3, 10],
    [10, 2, 3, 6],
    [10, 0, 3, 0],
    [0, 3, 3, 0],
    [10, 0, 0, 10],
  ])('QUIZ-09 for a quiz of %i credits and a score of %i of %i are %i', (credits, score, total, worth) => {
    expect(quizCredits({ credits, score, total })).toBe(worth);
  });

  it('QUIZ-09 are a whole number from 0 to the maximum, and a better score never gives fewer', () => {
    fc.assert(
      fc.property(fc.nat(1_000), fc.integer({ min: 1, max: 50 }), fc.nat(50), (credits, total, some) => {
        const score = Math.min(some, total - 1);
        const [worth, better] = [score, score + 1].map((points) =>
          quizCredits({ credits, score: points, total }),
        );
        expect(Number.isInteger(worth)).toBe(true);
        expect(worth).toBeGreaterThanOrEqual(0);
        expect(better).toBeGreaterThanOrEqual(worth ?? 0);
        expect(better).toBeLessThanOrEqual(credits);
      }),
    );
  });
});
