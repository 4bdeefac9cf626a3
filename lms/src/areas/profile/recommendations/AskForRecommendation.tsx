import { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askForRecommendation } from '../../../data/recommendations.ts';
import { say } from '../../../parts/say.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import { DialogForm } from '../DialogForm.tsx';

/** Asks someone by e-mail to write about the reader's work (REC-01). */
export function AskForRecommendation() {
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const { draft, change } = useDraft('ask-recommendation', { emailId: '', note: '' });
  const judged = RecommendationRequest.safeParse(draft);
  const ask = useMutation({
    mutationFn: askForRecommendation,
    onSuccess: () => {
      change('emailId', '');
      change('note', '');
      setTried(false);
      setOpen(false);
      void say('success', 'If that address has an account here, your request is on its way');
    },
  });
  const problemOf = (name: 'emailId' | 'note') =>
    (isTried && !judged.success && judged.error.issues.find(({ path }) => path[0] === name)?.message) || null;
  return (
    <DialogForm
      title="Ask for a recommendation"
      description="People with an account here get a mail with your name and a link to write. Others get nothing."
      open={isOpen}
      onOpenChange={setOpen}
      trigger="Ask someone"
      action="Send the request"
      typed={judged.success ? judged.data : null}
      send={ask}
      onTry={() => setTried(true)}
    >
      <TextInput
        label="E-mail address"
        type="email"
        required
        error={problemOf('emailId')}
        value={draft.emailId}
        onChange={({ target }) => change('emailId', target.value)}
      />
      <TextArea
        label="What you ask it for"
        hint="One sentence, without links."
        error={problemOf('note')}
        value={draft.note}
        onChange={({ target }) => change('note', target.value)}
      />
    </DialogForm>
  );
}
