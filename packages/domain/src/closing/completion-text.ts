import type { CompletionRule } from './completion-rule.ts';

/** Describes what a course requires for completion. */
export const completionText = ({ percentage, gradedWork, capstone }: CompletionRule): string =>
  [
    `has done ${percentage} % of the course`,
    ...(gradedWork ? ['has no graded work missing or refused'] : []),
    ...(capstone ? ['passed the capstone'] : []),
  ]
    .join(', ')
    .concat(' and owes nothing');
