import { type LeadConnection, VOUCH_ANSWER_MAX, VouchReply } from '@plinth/domain/vouching/lead-connection';
import { Checkbox } from '@plinth/ui/Checkbox';
import { TextArea } from '@plinth/ui/TextArea';
import { useQueryClient } from '@tanstack/react-query';
import { replyToLead } from '../../../data/vouching.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { EditorForm } from '../EditorForm.tsx';

const EMPTY = { text: '', isShown: false };

type AnswerFormProps = { connection: LeadConnection; onDone: () => void };

/** The answer to a lead. It is mailed unchanged and cannot be recalled, so it is saved while it is typed. */
export function AnswerForm({ connection: { connectionId, firstName }, onDone }: AnswerFormProps) {
  const queryClient = useQueryClient();
  const form = useStoredForm({
    key: `vouch:${connectionId}`,
    saved: EMPTY,
    judge: (draft) => VouchReply.safeParse({ connectionId, action: 'ANSWER', ...draft }),
    send: replyToLead,
    onSent: async () => {
      void showToast('success', `The school emails your answer to ${firstName}`);
      await queryClient.invalidateQueries({ queryKey: ['vouching'] });
      onDone();
    },
  });
  return (
    <EditorForm form={form} action="Send the answer" cancel="Later" onCancel={onDone}>
      <TextArea
        label={`Your answer to ${firstName}`}
        hint="What you would have wanted to know, good and bad."
        required
        rows={5}
        max={VOUCH_ANSWER_MAX}
        {...form.text('text')}
      />
      <Checkbox
        label="Show question and answer on my profile"
        hint="Without the name of who asked."
        {...form.check('isShown')}
      />
    </EditorForm>
  );
}
