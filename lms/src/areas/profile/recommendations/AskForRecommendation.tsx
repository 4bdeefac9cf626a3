import { RecommendationRequest } from '@plinth/domain/recommendations/recommendation-request';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { askForRecommendation } from '../../../data/recommendations.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { DialogForm } from '../DialogForm.tsx';

const EMPTY = { emailId: '', note: '' };

/** Asks someone by email to write about the reader's work. */
export function AskForRecommendation() {
  const [isOpen, setOpen] = useState(false);
  const form = useStoredForm({
    key: 'ask-recommendation',
    saved: EMPTY,
    isEmptied: true,
    judge: (draft) => RecommendationRequest.safeParse(draft),
    send: askForRecommendation,
    onSent: () => {
      setOpen(false);
      void showToast('success', 'If that address has an account here, your request is on its way');
    },
  });
  return (
    <DialogForm
      title="Ask for a recommendation"
      description="People with an account here get an email with your name and a link to write. Others get nothing."
      open={isOpen}
      onOpenChange={setOpen}
      trigger="Ask someone"
      action="Send the request"
      form={form}
    >
      <TextInput label="Email address" type="email" required {...form.text('emailId')} />
      <TextArea label="What it is for" hint="One sentence, without links." {...form.text('note')} />
    </DialogForm>
  );
}
