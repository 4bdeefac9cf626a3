import { isNumberAnswer } from '@plinth/domain/course-applications/application-answers';
import type { ApplicationQuestionDefinition } from '@plinth/domain/course-applications/application-pages';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import * as css from '../island.css.ts';
import { type Answers, isAnswered } from './answers.ts';
import type { Step } from './steps.ts';
import { storedNumberText } from './stored-number-text.ts';

function answerAsText(question: ApplicationQuestionDefinition, answers: Answers): string {
  const answer = answers[question.questionId];
  const optionText = (optionId: string | null) =>
    question.options?.find((option) => option.optionId === optionId)?.text ?? '';
  if (!answer || !isAnswered(answer)) return 'Not answered';
  if (question.rows)
    return question.rows
      .map((row) => {
        const chosen = answer.questions?.find((one) => one.questionId === row.questionId)?.responseId ?? null;
        return `${row.question}: ${chosen ? optionText(chosen).toLowerCase() : 'not answered'}`;
      })
      .join('; ');
  if (question.questionType === 'SINGLE_CHOICE') return optionText(answer.responseId);
  if (isNumberAnswer(answer.questionId)) return storedNumberText(answer) ?? answer.responseText ?? '';
  return (answer.responseText ?? '')
    .split('\n')
    .join(question.questionType === 'MULTIPLE_CHOICE' ? ', ' : '\n');
}

type Props = { steps: readonly Step[]; answers: Answers; onChange: (stepId: string) => void };

/** All answers, before they are submitted. */
export function Review({ steps, answers, onChange }: Props) {
  return steps.map(({ stepId, title, questions }) => (
    <section key={stepId} aria-labelledby={`review-${stepId}`}>
      <div className={css.entry}>
        <Heading level={3} id={`review-${stepId}`}>
          {title}
        </Heading>
        <Button variant="quiet" size="s" aria-label={`Change ${title}`} onClick={() => onChange(stepId)}>
          Change
        </Button>
      </div>
      <dl>
        {questions.map((question) => (
          <div key={question.questionId} className={css.answered}>
            <dt className={css.soft}>{question.question}</dt>
            <dd className={css.given}>{answerAsText(question, answers)}</dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
