import type { MentorLoad } from '@plinth/domain/groups/office-group';

/** How many of something there are: `1 review`, `3 reviews`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** What somebody carries in all cohorts that run. */
export const loadText = ({ cohorts, learners, openReviews, openQueries }: MentorLoad): string =>
  [
    countText(cohorts, 'cohort'),
    countText(learners, 'learner'),
    countText(openReviews, 'open review'),
    countText(openQueries, 'open query', 'open queries'),
  ].join(', ');

/** People to choose from, the least loaded first, each with what they carry. */
export const mentorOptions = (mentors: readonly MentorLoad[]): { value: string; label: string }[] =>
  [...mentors]
    .sort((a, b) => a.learners - b.learners || a.name.localeCompare(b.name))
    .map((mentor) => ({ value: mentor.userId, label: `${mentor.name}: ${loadText(mentor)}` }));

/**
 * Whom the work of learners in no group reaches. Hand-ins go to lead mentors alone, and wait for one where there is none;
 * a query that no guide was given goes to everybody who teaches in the cohort.
 */
export function reachText(mentors: readonly MentorLoad[]): string {
  const has = (wanted: MentorLoad['role']) =>
    mentors.some(({ role, isAssigned }) => isAssigned && role === wanted);
  const hasGuides = has('INDUSTRIAL_GUIDE');
  if (has('LEAD_MENTOR'))
    return hasGuides
      ? 'Their hand-ins reach the lead mentors of the cohort, their queries its guides as well.'
      : 'Their hand-ins and queries reach the lead mentors of the cohort.';
  return hasGuides
    ? 'Their hand-ins reach nobody until the cohort has a lead mentor; their queries reach all its guides.'
    : 'Their hand-ins and queries reach nobody: the cohort has neither a guide nor a lead mentor.';
}
