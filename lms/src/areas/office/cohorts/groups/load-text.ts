import type { MentorLoad } from '@plinth/domain/groups/office-group';

/** Returns a count of something: `1 review`, `3 reviews`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** Returns a mentor's load across all running cohorts. */
export const loadText = ({ cohorts, learners, openReviews, openQueries }: MentorLoad): string =>
  [
    countText(cohorts, 'cohort'),
    countText(learners, 'learner'),
    countText(openReviews, 'open review'),
    countText(openQueries, 'open query', 'open queries'),
  ].join(', ');

/** Returns the mentors to choose from, the least loaded first, each with their load. */
export const mentorOptions = (mentors: readonly MentorLoad[]): { value: string; label: string }[] =>
  [...mentors]
    .sort((a, b) => a.learners - b.learners || a.name.localeCompare(b.name))
    .map((mentor) => ({ value: mentor.userId, label: `${mentor.name}: ${loadText(mentor)}` }));

/**
 * Returns who receives the work of learners in no group. Hand-ins go only to lead mentors, and wait if there is none; a
 * query not assigned to a guide goes to everyone who teaches in the cohort.
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
