import type { CompletionRule, Missing } from './completion-rule.ts';

/** Describes one thing missing for the completion of a course by its rule. */
export function missingText({ kind, title, percentage }: Missing, rule: CompletionRule): string {
  switch (kind) {
    case 'PROGRESS':
      return `${percentage ?? 0} % of the course done, ${rule.percentage} % are needed`;
    case 'HAND_IN':
      return `${title ?? 'A hand-in'} is not handed in`;
    case 'REFUSED':
      return `${title ?? 'A hand-in'} was refused`;
    case 'QUIZ':
      return `The quiz ${title ?? ''} is not answered`;
    case 'CAPSTONE':
      // A stage is often named after the capstone itself.
      return title?.toLowerCase().includes('capstone')
        ? `${title} is not passed`
        : `${title ?? 'A stage'} of the capstone is not passed`;
    case 'PAYMENT':
      return 'A payment is overdue';
  }
}
