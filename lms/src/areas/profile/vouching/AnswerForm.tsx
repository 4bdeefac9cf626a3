import { type LeadConnection, VOUCH_ANSWER_MAX, VouchReply } from '@plinth/domain/vouching/lead-connection';
import { Checkbox } from '@plinth/ui/Checkbox';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { replyToLead } from '../../../data/vouching.ts';
import { say } from '../../../parts/say.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import { EditorForm } from '../EditorForm.tsx';

type AnswerFormProps = { connection: LeadConnection; onDone: () => void };

/** The answer to a lead. It is mailed as it is and cannot be taken back, so it is kept while it is typed. */
export function AnswerForm({ connection: { connectionId, firstName }, onDone }: AnswerFormProps) {
  const queryClient = useQueryClient();
  const [isTried, setTried] = useState(false);
  const { draft, change, forget } = useDraft(`vouch:${connectionId}`, { text: '', show: '' });
  const judged = VouchReply.safeParse({
    connectionId,
    action: 'ANSWER',
    text: draft.text,
    isShown: draft.show === 'yes',
  });
  const send = useMutation({
    mutationFn: replyToLead,
    onSuccess: async () => {
      forget();
      void say('success', `The school mails your answer to ${firstName}`);
      await queryClient.invalidateQueries({ queryKey: ['vouching'] });
      onDone();
    },
  });
  return (
    <EditorForm
      typed={judged.success ? judged.data : null}
      send={send}
      onTry={() => setTried(true)}
      action="Send the answer"
      cancel="Later"
      onCancel={onDone}
    >
      <TextArea
        label={`Your answer to ${firstName}`}
        hint="What you would have wanted to know, good and bad."
        required
        rows={5}
        max={VOUCH_ANSWER_MAX}
        error={isTried && !judged.success ? (judged.error.issues[0]?.message ?? null) : null}
        value={draft.text}
        onChange={({ target }) => change('text', target.value)}
      />
      <Checkbox
        label="Show question and answer on my profile"
        hint="Without the name of who asked."
        checked={draft.show === 'yes'}
        onChange={({ target }) => change('show', target.checked ? 'yes' : '')}
      />
    </EditorForm>
  );
}
