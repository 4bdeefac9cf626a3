import type { CareerLevel, CareerScores } from './career-result.ts';

type LevelText = { label: string; meaning: string };

const LEVEL_TEXTS: Record<CareerLevel, LevelText> = {
  STARTING: {
    label: 'At the start',
    meaning: 'Most of what the role asks for is still to be learned. That is a plan, not a verdict.',
  },
  GROWING: {
    label: 'Part of the way',
    meaning: 'You hold a good part of what the role asks for. What is missing can be named, and learned.',
  },
  READY: {
    label: 'Near the role',
    meaning: 'You hold most of what the role asks for. Show it with work that others can open.',
  },
};

const COMPLETE: LevelText = {
  label: 'All of it is there',
  meaning:
    'By your own answers nothing that the role asks for is missing. Show it with work that others can open.',
};

/** Returns the text of a level, honest about what it means; if nothing is missing (skills are 100) it says so. */
export function careerLevelText(level: CareerLevel, scores: Pick<CareerScores, 'skills'>): LevelText {
  return scores.skills === 100 ? COMPLETE : LEVEL_TEXTS[level];
}
