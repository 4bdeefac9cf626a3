import { Namespace } from '@plinth/domain/curriculum/namespace';
import { Id } from '@plinth/domain/fields/id';
import { PageNo } from '@plinth/domain/fields/page-no';
import { optionalTextField } from '@plinth/domain/fields/text';
import { BookmarkItem, NOTE_MAX, Note, NoteItem, PageMarks } from '@plinth/domain/notes/note';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const { get, put } = callsOf('notes');

const Page = z.object({ cohortId: Id, nodeId: Id });
const List = z.object({ params: z.object({ cohortId: Id }), query: z.object({ pageNo: PageNo }) });
const Total = z.int().check(z.gte(0));
const writes = { calls: 600, seconds: 600, by: 'caller' } as const;

/** Learners' private notes, which no one else ever reads. */
export const notes = {
  list: get('/v2/client/lms/{cohortId}/notes', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Lists the caller's notes in a cohort, most recently edited first, 20 per page; also those on pages that the course no longer contains.",
    input: List,
    output: z.object({ notes: z.array(NoteItem), total: Total }),
  }),

  listBookmarks: get('/v2/client/lms/{cohortId}/bookmarks', {
    access: 'cohort-member',
    phase: 'early',
    summary:
      "Lists the caller's bookmarks in a cohort, newest first, 20 per page; also those of pages that the course no longer contains.",
    input: List,
    output: z.object({ bookmarks: z.array(BookmarkItem), total: Total }),
  }),

  read: get('/v2/client/lms/{cohortId}/notes/{nodeId}', {
    access: 'cohort-member',
    phase: 'early',
    summary: "Returns the caller's note and bookmark on a page. 403 LOCKED, 404.",
    input: z.object({ params: Page, query: z.object({ namespace: Namespace }) }),
    output: PageMarks,
  }),

  save: put('/v2/client/lms/{cohortId}/notes/{nodeId}', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: writes,
    summary:
      "Saves the caller's note on a page; `revision` is the revision it was written on. Repeating the call returns the same answer. 403 LOCKED, 404, 409 if it was edited elsewhere since.",
    input: z.object({
      params: Page,
      body: z.object({
        namespace: Namespace,
        text: optionalTextField(NOTE_MAX),
        revision: z.int().check(z.gte(0), z.lte(1_000_000_000)),
      }),
    }),
    output: z.object({ note: Note }),
  }),

  bookmark: put('/v2/client/lms/{cohortId}/bookmarks/{nodeId}', {
    access: 'cohort-member',
    phase: 'early',
    rateLimit: writes,
    summary:
      "Sets or removes the caller's bookmark on a page; repeating the call returns the same answer. 403 LOCKED, 404.",
    input: z.object({ params: Page, body: z.object({ namespace: Namespace, isBookmarked: z.boolean() }) }),
    output: z.object({ isBookmarked: z.boolean() }),
  }),
};
