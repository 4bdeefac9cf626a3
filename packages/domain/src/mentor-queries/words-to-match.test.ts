import { describe, expect, it } from 'vitest';
import { wordsToMatch } from './words-to-match.ts';

describe('answers from the course', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 2],
    [5, 2],
    [6, 3],
    [40, 3],
  ])('API-179 for a question of %i words a sentence must share %i of them', (words, needed) => {
    expect(wordsToMatch(words)).toBe(needed);
  });
});
