import { VOUCH_QUESTION_MAX, VouchRequest } from '@plinth/domain/vouching/vouch-request';
import { Banner } from '@plinth/ui/Banner';
import { TextArea } from '@plinth/ui/TextArea';
import { TextInput } from '@plinth/ui/TextInput';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { askToVouch } from '../../../data/vouching.ts';
import { useDraft } from '../../../parts/use-draft.ts';
import { DialogForm } from '../DialogForm.tsx';

type AskAboutCourseProps = { userHash: string; firstName: string };

/** A question to someone who is in the course, from anyone who thinks about it (API-058). */
export function AskAboutCourse({ userHash, firstName }: AskAboutCourseProps) {
  const [isOpen, setOpen] = useState(false);
  const [isTried, setTried] = useState(false);
  const [website, setWebsite] = useState('');
  const { draft, change } = useDraft(`ask-course:${userHash}`, { firstName: '', emailId: '', message: '' });
  const judged = VouchRequest.safeParse({ userHash, ...draft });
  const ask = useMutation({
    mutationFn: (question: VouchRequest) =>
      // Since the page came, as on every form: a question that was kept is sent in a moment.
      askToVouch({ ...question, website, filledInMs: Math.round(performance.now()) }),
    onSuccess: () => {
      change('message', '');
      setTried(false);
      setOpen(false);
    },
  });
  const problemOf = (name: keyof typeof draft) =>
    (isTried && !judged.success && judged.error.issues.find(({ path }) => path[0] === name)?.message) || null;
  return (
    <>
      <DialogForm
        title={`Ask ${firstName} about the course`}
        description={`${firstName} sees your first name and the question. Your address stays with the school, which mails you the answer. If there is one, ${firstName} may show question and answer here, without your name.`}
        open={isOpen}
        onOpenChange={setOpen}
        trigger={`Ask ${firstName} about the course`}
        action="Send the question"
        typed={judged.success ? judged.data : null}
        send={ask}
        onTry={() => setTried(true)}
      >
        <TextInput
          label="First name"
          required
          autoComplete="given-name"
          error={problemOf('firstName')}
          value={draft.firstName}
          onChange={({ target }) => change('firstName', target.value)}
        />
        <TextInput
          label="E-mail"
          type="email"
          required
          autoComplete="email"
          error={problemOf('emailId')}
          value={draft.emailId}
          onChange={({ target }) => change('emailId', target.value)}
        />
        <TextArea
          label="Your question"
          required
          rows={4}
          max={VOUCH_QUESTION_MAX}
          error={problemOf('message')}
          value={draft.message}
          onChange={({ target }) => change('message', target.value)}
        />
        <VisuallyHidden>
          <label>
            Leave this field empty
            <input
              tabIndex={-1}
              autoComplete="off"
              value={website}
              onChange={({ target }) => setWebsite(target.value)}
            />
          </label>
        </VisuallyHidden>
      </DialogForm>
      {ask.isSuccess && !isOpen && (
        <Banner tone="success" live="status">
          {`Your question is with ${firstName}. An answer comes by e-mail.`}
        </Banner>
      )}
    </>
  );
}
