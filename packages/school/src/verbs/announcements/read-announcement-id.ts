import { readId } from '../read-id.ts';

/** Returns the id of the one announcement that is named. @throws Fault */
export const readAnnouncementId = (typed: readonly string[]): string =>
  readId(typed, 'Name one announcement by its id; `school announcements` lists them.');
