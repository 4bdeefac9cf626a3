import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listBookmarks } from '../services/notes/list-bookmarks.ts';
import { listNotes } from '../services/notes/list-notes.ts';
import { readMarks } from '../services/notes/read-marks.ts';
import { saveNote } from '../services/notes/save-note.ts';
import { setBookmark } from '../services/notes/set-bookmark.ts';

const { notes } = api;

export const notesRoutes = notes.router({
  list: notes.list.handler(asMember(listNotes, 'query')),
  listBookmarks: notes.listBookmarks.handler(asMember(listBookmarks, 'query')),
  read: notes.read.handler(asMember(readMarks, 'params', 'query')),
  save: notes.save.handler(asMember(saveNote, 'params', 'body')),
  bookmark: notes.bookmark.handler(asMember(setBookmark, 'params', 'body')),
});
