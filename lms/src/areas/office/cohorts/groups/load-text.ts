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
