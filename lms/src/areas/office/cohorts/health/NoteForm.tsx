import { NOTE_MAX } from '@plinth/domain/people/person-sections';
import { Button } from '@plinth/ui/Button';
import { TextArea } from '@plinth/ui/TextArea';
import { FormFrame } from '../../../../parts/FormFrame.tsx';
import * as css from '../../list/list.css.ts';
import { useOfficeChange } from '../../list/use-office-change.ts';
import { useNoteForm } from '../../people/use-note-form.ts';

/** A note about a learner for the colleagues. */
export function NoteForm({ userId, name }: { userId: string; name: string }) {
  const changed = useOfficeChange();
  const form = useNoteForm(userId, () => changed(Promise.resolve(), `The note about ${name} is kept.`));
  return (
    <FormFrame className={css.section} form={form}>
      <TextArea
        label="Note for colleagues"
        max={NOTE_MAX}
        hint="The person may read it, who can ask for all that is kept of them."
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
