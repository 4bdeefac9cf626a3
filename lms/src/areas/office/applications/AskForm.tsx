import { APPLICATION_NOTE_MAX } from '@plinth/domain/course-applications/application-note-max';
import {
  ApplicationQuestion,
  type MailPreview,
} from '@plinth/domain/course-applications/application-question';
import { Button } from '@plinth/ui/Button';
import { useForm } from '@plinth/ui/forms/use-form';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useState } from 'react';
import { askApplicant, previewQuestion } from '../../../data/office-applications.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import * as css from '../list/list.css.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import * as own from './applications.css.ts';
import { MailPart } from './MailPart.tsx';

/** The form that asks the applicant for more: the mail is previewed, then sent. */
export function AskForm({ applicationId }: { applicationId: string }) {
  const changed = useOfficeChanged();
  const [seen, setSeen] = useState<{ text: string; mail: MailPreview } | null>(null);
  const held = useStoredDraft(`application-question:${applicationId}`, { text: '' });
  const form = useForm<{ text: string }, ApplicationQuestion>({
    held,
    judge: (draft) => ApplicationQuestion.safeParse(draft),
    send: async ({ text }) => setSeen({ text, mail: await previewQuestion(applicationId, text) }),
  });
  const send = async (text: string) => {
    await askApplicant(applicationId, text);
    await changed('Question sent.');
    held.clear();
  };
  return (
    <FormFrame className={css.part} form={form} label="Ask for more information">
      <Heading level={3}>Ask for more information</Heading>
      <Text secondary>
        The applicant gets an email and answers on the page of the application; the answer appears here.
      </Text>
      <TextArea
        label="What would you like to know?"
        rows={3}
        max={APPLICATION_NOTE_MAX}
        value={form.draft.text}
        error={form.problemOf('text')}
        onChange={({ target }) => {
          setSeen(null);
          form.change('text', target.value);
        }}
      />
      {seen && (
        <section className={own.section} aria-label="The question before it goes">
          <MailPart mail={seen.mail} />
        </section>
      )}
      <div className={css.actions}>
        <Button type="submit" loading={form.isBusy && !seen}>
          {seen ? 'Preview again' : 'Preview the email'}
        </Button>
        {seen && (
          <Button
            variant="primary"
            loading={form.isBusy}
            onClick={() => void form.run(() => send(seen.text))}
          >
            Send the question
          </Button>
        )}
      </div>
    </FormFrame>
  );
}
