import { FASTEST_PERSON_MS, TRAP_ATTRIBUTES, TRAP_FIELD } from '@plinth/domain/leads/looks-automated';
import { VOUCH_QUESTION_MAX, VouchRequest } from '@plinth/domain/vouching/vouch-request';
import { Banner } from '@plinth/ui/Banner';
import { filledInMs } from '@plinth/ui/forms/filled-in-ms';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useState } from 'react';
import { askToVouch } from '../../../data/vouching.ts';
import { useStoredForm } from '../../../parts/use-stored-form.ts';
import { DialogForm } from '../DialogForm.tsx';

const EMPTY = { firstName: '', emailId: '', message: '' };

type AskAboutCourseProps = { userHash: string; firstName: string };

/** A question to a person on the course, from anyone considering it. */
export function AskAboutCourse({ userHash, firstName }: AskAboutCourseProps) {
  const [isOpen, setOpen] = useState(false);
  const [leaveEmpty, setLeaveEmpty] = useState('');
  const form = useStoredForm({
    key: `ask-course:${userHash}`,
    saved: EMPTY,
    judge: (draft) => VouchRequest.safeParse({ userHash, ...draft }),
    send: async (question) =>
      askToVouch({ ...question, leaveEmpty, filledInMs: await filledInMs(FASTEST_PERSON_MS) }),
    onSent: () => {
      form.change('message', '');
      setOpen(false);
    },
  });
  return (
    <>
      <DialogForm
        title={`Ask ${firstName} about the course`}
        description={`${firstName} sees your first name and the question. Your address stays with the school, which emails you the answer. If there is one, ${firstName} may show question and answer here, without your name.`}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={`Ask ${firstName} about the course`}
        action="Send the question"
        form={form}
      >
        <TextInput label="First name" required autoComplete="given-name" {...form.text('firstName')} />
        <TextInput label="Email" type="email" required autoComplete="email" {...form.text('emailId')} />
        <TextArea
          label="Your question"
          required
          rows={4}
          max={VOUCH_QUESTION_MAX}
          {...form.text('message')}
        />
        <VisuallyHidden>
          <label>
            Leave this empty
            <input
              tabIndex={-1}
              autoComplete="off"
              name={TRAP_FIELD}
              {...TRAP_ATTRIBUTES}
              value={leaveEmpty}
              onChange={({ target }) => setLeaveEmpty(target.value)}
            />
          </label>
        </VisuallyHidden>
      </DialogForm>
      {form.isSent && !isOpen && (
        <Banner tone="success" live="status">
          {`Your question is with ${firstName}. An answer comes by email.`}
        </Banner>
      )}
    </>
  );
}
