import { NOTE_MAX } from '@plinth/domain/people/person-sections';
import { Button } from '@plinth/ui/Button';
import { TextArea } from '@plinth/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from './person.css.ts';
import { useNoteForm } from './use-note-form.ts';

/** Writes a note about a person for the colleagues. */
export function NewNote({ userId }: { userId: string }) {
  const client = useQueryClient();
  const form = useNoteForm(userId, () =>
    client.invalidateQueries({ queryKey: ['office', 'people', userId, 'notes'] }),
  );
  return (
    <FormFrame className={css.form} form={form}>
      <TextArea
        label="New note"
        hint="Colleagues read it; so may the person, who can ask for all that is kept of them."
        max={NOTE_MAX}
        {...form.text('text')}
      />
      <div>
        <Button type="submit" disabled={form.data === null} loading={form.isBusy}>
          Save note
        </Button>
      </div>
    </FormFrame>
  );
}
