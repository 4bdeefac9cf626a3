import type { OfficeCourse, UnpublishedDraft } from '@plinth/domain/courses/office-course';
import { shortTime } from '../list/short-time.ts';

const counted = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const learnersText = counted('learner', 'learners');
export const cohortsText = counted('open cohort', 'open cohorts');
export const faultsText = counted('thing to fix', 'things to fix');
export const filesText = counted('file', 'files');
const writtenText = counted('lesson', 'lessons');
/** Returns the number of lessons of a course; those announced but not written are listed separately. */
export function lessonsText(written: number, announced = 0): string {
  if (announced === 0) return writtenText(written);
  return written === 0
    ? `${writtenText(announced)} announced`
    : `${writtenText(written)}, ${announced} announced`;
}
export const partsText = counted('part', 'parts');

/** Returns when a draft was changed, and by whom, if known. */
export const changedText = ({ updatedAt, updatedBy }: UnpublishedDraft): string =>
  `Changed ${shortTime(updatedAt)}${updatedBy?.name ? ` by ${updatedBy.name}` : ''}`;

/** Returns the name of the publisher. */
export const publisherText = (publisher: OfficeCourse['publishedBy']): string =>
  publisher?.name || 'Command line';
