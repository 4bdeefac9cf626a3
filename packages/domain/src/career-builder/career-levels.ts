import type { CareerLevel } from './career-result.ts';

/** A level in words, honest about what it means. */
export const CAREER_LEVEL_TEXTS: Record<CareerLevel, { label: string; meaning: string }> = {
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
