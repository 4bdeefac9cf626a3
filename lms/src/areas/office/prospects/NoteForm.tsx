import { ProspectNote } from '@plinth/domain/prospects/prospect';
import { useForm } from '@plinth/ui/forms/use-form';
import { TextArea } from '@plinth/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { noteProspect, prospectQuery } from '../../../data/prospects.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';

const NOTE_MAX = 2000;

/** Writes a note about a prospect for colleagues. The input is saved as a draft until it is sent. */
export function NoteForm({ prospectId }: { prospectId: string }) {
  const client = useQueryClient();
  const held = useStoredDraft(`prospect-note:${prospectId}`, { text: '' });
  const form = useForm<{ text: string }, { text: string }>({
    held,
    judge: (draft) => ProspectNote.safeParse(draft),
    send: async ({ text }) => {
      await noteProspect(prospectId, text);
      held.clear();
      await client.invalidateQueries(prospectQuery(prospectId));
    },
  });
  return (
    <FormFrame className={css.part} form={form} label="Note">
      <TextArea label="Note for colleagues" rows={3} max={NOTE_MAX} {...form.text('text')} />
      <SubmitRow form={form} size="s" label="Save note" />
    </FormFrame>
  );
}
