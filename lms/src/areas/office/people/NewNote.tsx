import { NewStaffNote, NOTE_MAX } from '@plinth/domain/people/person-sections';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextArea } from '@plinth/ui/TextArea';
import { writeStaffNote } from '../../../data/office-people.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import * as css from './person.css.ts';

type NewNoteProps = { userId: string; label: string; onSent: () => Promise<unknown> };

/**
 * Writes a note about a person for colleagues. A draft started in one place of the office appears in the other until it
 * is sent.
 */
export function NewNote({ userId, label, onSent }: NewNoteProps) {
  const form = useStoredForm({
    key: `staff-note:${userId}`,
    saved: { text: '' },
    isEmptied: true,
    judge: (draft) => NewStaffNote.safeParse(draft),
    send: ({ text }) => writeStaffNote(userId, text),
    onSent,
  });
  return (
    <FormFrame className={css.form} form={form}>
      <TextArea
        label={label}
        hint="Only colleagues read it; it is no part of the person’s export, and erased with their data."
        max={NOTE_MAX}
        {...form.text('text')}
      />
      <div>
        <SubmitButton form={form} disabled={form.data === null} label="Save note" />
      </div>
    </FormFrame>
  );
}
