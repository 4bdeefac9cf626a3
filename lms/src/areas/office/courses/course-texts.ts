import type { OfficeCourse } from '@plinth/domain/courses/office-course';

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const learnersText = counted('learner', 'learners');
export const cohortsText = counted('open cohort', 'open cohorts');
export const faultsText = counted('thing to mend', 'things to mend');
export const filesText = counted('file', 'files');
export const lessonsText = counted('lesson', 'lessons');
export const partsText = counted('part', 'parts');

/** Who published it. */
export const publisherText = (publisher: OfficeCourse['publishedBy']): string =>
  publisher?.name || 'Command line';
