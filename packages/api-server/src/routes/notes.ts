import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listBookmarks } from '../services/notes/list-bookmarks.ts';
import { listNotes } from '../services/notes/list-notes.ts';
import { readMarks } from '../services/notes/read-marks.ts';
import { saveNote } from '../services/notes/save-note.ts';
import { setBookmark } from '../services/notes/set-bookmark.ts';

export const notesRoutes: Routes<'notes'> = {
  list: asMember(listNotes, 'query'),
  listBookmarks: asMember(listBookmarks, 'query'),
  read: asMember(readMarks, 'params', 'query'),
  save: asMember(saveNote, 'params', 'body'),
  bookmark: asMember(setBookmark, 'params', 'body'),
};
