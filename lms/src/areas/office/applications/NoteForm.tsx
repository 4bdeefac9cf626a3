import { APPLICATION_NOTE_MAX } from '@plinth/domain/course-applications/application-note-max';
import { ApplicationNote } from '@plinth/domain/course-applications/application-question';
import { useForm } from '@plinth/ui/forms/use-form';
import { TextArea } from '@plinth/ui/TextArea';
import { noteApplication } from '../../../data/office-applications.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import * as css from '../list/list.css.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';

/** The form for an internal note about an application. Input is saved until sent. */
export function NoteForm({ applicationId }: { applicationId: string }) {
  const changed = useOfficeChanged();
  const held = useStoredDraft(`application-note:${applicationId}`, { text: '' });
  const form = useForm<{ text: string }, ApplicationNote>({
    held,
    judge: (draft) => ApplicationNote.safeParse(draft),
    send: async ({ text }) => {
      await noteApplication(applicationId, text);
      await changed('Note saved.');
      held.clear();
    },
  });
  return (
    <FormFrame
      className={css.part}
      form={form}
      label="Note"
      action={{ label: 'Save note', row: css.actions }}
    >
      <TextArea label="Note for colleagues" rows={3} max={APPLICATION_NOTE_MAX} {...form.text('text')} />
    </FormFrame>
  );
}
