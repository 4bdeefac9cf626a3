import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './jobs.css.ts';
import { ResumeField, useOwnResume } from './ResumeField.tsx';
import { useAnswersForm } from './use-answers-form.ts';

type HandIn = { resumeDocumentId: string; responses: ResponseEntry[] };

type HandInFormProps = {
  label: string;
  action: string;
  /** The name of the draft saved until it is sent. */
  draftKey: string;
  questions: readonly Question[];
  saved?: readonly ResponseEntry[] | undefined;
  send: (handIn: HandIn) => Promise<unknown>;
  onSent: () => void;
};

/** Résumé and answers, for applying and for changing an application. */
export function HandInForm({ label, action, draftKey, questions, saved, send, onSent }: HandInFormProps) {
  const { resumeDocumentId } = useOwnResume();
  const form = useAnswersForm({
    key: draftKey,
    questions,
    saved,
    keepsQuestions: true,
    missing: { resume: resumeDocumentId ? null : 'Add your résumé.' },
    send: async (responses) => {
      if (resumeDocumentId) await send({ resumeDocumentId, responses });
    },
    onSent,
  });
  return (
    <FormFrame
      className={css.form}
      label={label}
      form={form}
      action={{ label: action, row: css.actions, weight: 'primary' }}
    >
      <ResumeField error={form.problemOf('resume')} />
      {form.questions.map((question) => (
        <QuestionInput key={question.questionId} {...form.fieldOf(question)} />
      ))}
    </FormFrame>
  );
}
