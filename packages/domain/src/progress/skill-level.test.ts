import { describe, expect, it } from 'vitest';
import { skillLevel } from './skill-level.ts';

describe('the level of a skill', () => {
  it.each([
    [0, 0, 1],
    [0, 30, 1],
    [9, 30, 1],
    [10, 30, 2],
    [19, 30, 2],
    [20, 30, 3],
    [30, 30, 3],
  ])('API-128 %i of %i credits is level %i', (earned, attainable, level) => {
    expect(skillLevel(earned, attainable)).toBe(level);
  });
});
