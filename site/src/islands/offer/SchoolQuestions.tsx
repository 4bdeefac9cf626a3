import { APPLICATION_NOTE_MAX } from '@plinth/domain/course-applications/application-note-max';
import type { AskedQuestion } from '@plinth/domain/course-applications/application-question';
import { Banner } from '@plinth/ui/Banner';
import { judged } from '@plinth/ui/forms/judged';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Heading } from '@plinth/ui/Heading';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { TextArea } from '@plinth/ui/TextArea';
import { api } from '../../api/client.ts';
import { fetched } from '../../api/fetched.ts';
import { toMessage } from '../../api/to-message.ts';
import { inOwnZone } from '../in-own-zone.ts';
import * as css from '../island.css.ts';
import { useTabDraft } from '../use-tab-draft.ts';

type Props = {
  dealId: string;
  questions: readonly AskedQuestion[];
  isOpen: boolean;
  onAnswered: () => Promise<unknown>;
};

/** The school's questions about an application, with the answers; the open one can be answered here. */
export const SchoolQuestions = ({ dealId, questions, isOpen, onAnswered }: Props) => (
  <section aria-labelledby="school-asks" className={css.tight}>
    <Heading level={3} size="m" id="school-asks">
      {questions.some(({ answer }) => answer === null) && isOpen
        ? 'The school asks you'
        : 'What the school asked'}
    </Heading>
    {questions.map((question) => (
      <div key={question.questionId} className={css.tight}>
        <p className={css.given}>{question.text}</p>
        {question.answer !== null ? (
          <div className={css.tight}>
            <p className={css.given}>{question.answer}</p>
            {question.answeredAt && (
              <p className={css.note}>You answered on {inOwnZone(question.answeredAt)}.</p>
            )}
          </div>
        ) : isOpen ? (
          <Answer dealId={dealId} question={question} onAnswered={onAnswered} />
        ) : (
          <p className={css.soft}>This was not answered.</p>
        )}
      </div>
    ))}
  </section>
);

const UNANSWERED = { answer: '' };

function Answer({
  dealId,
  question,
  onAnswered,
}: Pick<Props, 'dealId' | 'onAnswered'> & { question: AskedQuestion }) {
  const { text, forget } = useTabDraft(`answer:${question.questionId}`, UNANSWERED);
  const form = useNativeForm<{ answer: string }>({
    judge: async ({ answer }) => {
      const { ApplicationAnswerText } = await fetched(
        import('@plinth/domain/course-applications/application-question'),
      );
      const text = ApplicationAnswerText.safeParse(answer);
      return judged({ answer: text.error?.issues[0]?.message }, { answer: text.data ?? '' });
    },
    send: async ({ answer }) => {
      await api.courseApplications.answerQuestion({
        body: { dealId, questionId: question.questionId, answer },
      });
      forget();
      await onAnswered();
    },
  });
  return (
    <form className={css.tight} aria-label="Answer" {...form.frame}>
      <TextArea
        label="Your answer"
        name="answer"
        rows={4}
        max={APPLICATION_NOTE_MAX}
        required
        {...text('answer')}
        error={form.problemOf('answer')}
      />
      {form.failure && (
        <Banner tone="error" live="alert" title="That did not work">
          {toMessage(form.failure)}
        </Banner>
      )}
      <div className={css.actions}>
        <SubmitButton form={form} variant="primary" label="Send the answer" />
      </div>
    </form>
  );
}
