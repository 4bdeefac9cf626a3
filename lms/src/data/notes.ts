import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { PageMarks } from '@plinth/domain/notes/note';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { api } from './api.ts';
import { callQuery, freshQuery } from './call-query.ts';

export type PageAddress = { cohortId: string; namespace: Namespace; nodeId: string };

/** The learner's own note and bookmark on a page of the course, asked again by whoever comes back from another device. */
export const marksQuery = ({ cohortId, namespace, nodeId }: PageAddress) =>
  callQuery(
    ['notes', 'page', cohortId, namespace, nodeId],
    api.notes.read,
    { params: { cohortId, nodeId }, query: { namespace } },
    { refetchOnWindowFocus: 'always' },
  );

/** Saves the learner's own note; 409 if another device has written since `revision`. */
export const saveNote = ({ cohortId, nodeId, ...body }: PageAddress & { text: string; revision: number }) =>
  api.notes.save({ params: { cohortId, nodeId }, body });

/** Stores a page's marks on this device after a note was saved, for offline reading. */
export function keepMarks(queryKey: QueryKey, marks: PageMarks | undefined): void {
  if (marks === undefined || typeof indexedDB === 'undefined') return;
  void import('./cached-answers.ts')
    .then(({ keepAnswer }) => keepAnswer(hashKey(queryKey), marks))
    .catch(() => {});
}

/** Sets or removes the learner's own bookmark. */
export const setBookmark = ({ cohortId, nodeId, ...body }: PageAddress & { isBookmarked: boolean }) =>
  api.notes.bookmark({ params: { cohortId, nodeId }, body });

/** The learner's own notes in a cohort, last written first; pages count from 0. */
export const notesQuery = (cohortId: string, pageNo: number) =>
  freshQuery(['notes', 'list', cohortId, pageNo], api.notes.list, {
    params: { cohortId },
    query: { pageNo },
  });

/** The learner's own bookmarks in a cohort, newest first; pages count from 0. */
export const bookmarksQuery = (cohortId: string, pageNo: number) =>
  freshQuery(['notes', 'bookmarks', cohortId, pageNo], api.notes.listBookmarks, {
    params: { cohortId },
    query: { pageNo },
  });
