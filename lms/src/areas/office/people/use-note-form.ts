import { NewStaffNote } from '@plinth/domain/people/person-sections';
import { writeStaffNote } from '../../../data/office-people.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';

/** A new note about a person. Begun in one place of the office it is there in the other, until it was sent. */
export const useNoteForm = (userId: string, onSent: () => Promise<unknown>) =>
  useStoredForm({
    key: `staff-note:${userId}`,
    saved: { text: '' },
    isEmptied: true,
    judge: (draft) => NewStaffNote.safeParse(draft),
    send: ({ text }) => writeStaffNote(userId, text),
    onSent,
  });
