import type { LevelUp } from './career-result.ts';

/** Returns the gaps that a suggested course leaves to practice, in the order of the level-ups. */
export function gapsLeft(levelUps: readonly Pick<LevelUp, 'title'>[], closes: readonly string[]): string[] {
  return levelUps.map(({ title }) => title).filter((title) => !closes.includes(title));
}
