import * as z from 'zod/mini';
import { Namespace } from '../curriculum/namespace.ts';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';

/** The maximum length of a learner's note on a course page, in characters. */
export const NOTE_MAX = 10_000;

/** The caller's note on a page. revision grows with every write; 0 is a page without one. */
export const Note = z.object({
  text: z.string(),
  revision: z.int().check(z.gte(0)),
  updatedAt: z.nullable(Instant),
});
export type Note = z.infer<typeof Note>;

/** A learner's marks on a page: a note and a bookmark. */
export const PageMarks = z.object({ note: Note, isBookmarked: z.boolean() });
export type PageMarks = z.infer<typeof PageMarks>;

/** The place of a note or bookmark: the page and the module above it. */
const Place = z.object({
  nodeId: Id,
  namespace: Namespace,
  title: z.string(),
  moduleId: Id,
  moduleTitle: z.string(),
  /** Whether the course no longer contains the page. What was saved on it can be read in the lists, and removed. */
  isRetired: z.boolean(),
});

export const NoteItem = z.object({
  ...Place.shape,
  text: z.string(),
  revision: Note.shape.revision,
  updatedAt: Instant,
});
export type NoteItem = z.infer<typeof NoteItem>;

export const BookmarkItem = z.object({ ...Place.shape, createdAt: Instant });
export type BookmarkItem = z.infer<typeof BookmarkItem>;
