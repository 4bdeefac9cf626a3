import type { Question } from '@plinth/domain/forms/question';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './jobs.css.ts';
import { ResumeField, useOwnResume } from './ResumeField.tsx';
import { useAnswers } from './use-answers.ts';

type HandIn = { resumeDocumentId: string; responses: ResponseEntry[] };

type HandInFormProps = {
  label: string;
  action: string;
  /** Names the draft that is kept until it is sent. */
  draftKey: string;
  questions: readonly Question[];
  saved?: readonly ResponseEntry[] | undefined;
  send: (handIn: HandIn) => Promise<unknown>;
  onSent: () => void;
};

/** Résumé and answers, for applying and for changing what was handed in. */
export function HandInForm({ label, action, draftKey, questions, saved, send, onSent }: HandInFormProps) {
  const { resumeDocumentId } = useOwnResume();
  const { complete, answerTo, give, problemOf, isTried, tryIt, forget } = useAnswers(
    draftKey,
    questions,
    saved,
  );
  const sending = useMutation({
    mutationFn: send,
    onSuccess: () => {
      forget();
      onSent();
    },
  });
  return (
    <FormFrame
      className={css.form}
      label={label}
      typed={resumeDocumentId && complete ? { resumeDocumentId, responses: complete } : null}
      send={sending}
      onTry={tryIt}
      foot={
        <div className={css.actions}>
          <Button type="submit" variant="primary" loading={sending.isPending}>
            {action}
          </Button>
        </div>
      }
    >
      <ResumeField error={isTried && !resumeDocumentId ? 'Put in your résumé.' : null} />
      {questions.map((question) => (
        <QuestionInput
          key={question.questionId}
          question={question}
          value={answerTo(question.questionId)}
          error={problemOf(question.questionId)}
          onChange={give}
        />
      ))}
    </FormFrame>
  );
}
