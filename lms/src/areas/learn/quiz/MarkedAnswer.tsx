import type { Question } from '@plinth/domain/forms/question';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import type { AnsweredQuestion } from '@plinth/domain/quizzes/quiz-results';
import { isBlank } from '@plinth/domain/quizzes/validate-response';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './QuizPage.css.ts';

type MarkedAnswerProps = {
  answer: AnsweredQuestion;
  question: Question | undefined;
  /** Its number in the quiz; the parts of a group share that of the group. */
  number: number;
};

const MARKS = {
  true: ['success', 'Correct'],
  false: ['error', 'Not correct'],
  null: ['neutral', 'Not marked'],
} as const;

/** A question with the given answer, the right one, and why. */
export function MarkedAnswer({ answer, question, number }: MarkedAnswerProps) {
  const [tone, said] = MARKS[`${answer.isCorrect}`];
  const shape = question && ANSWER_SHAPE[question.questionType];
  const isWritten = shape === 'text' || shape === 'document';
  return (
    <li className={css.answer}>
      <span className={css.answerHead}>
        <span className={css.place}>Question {number}</span>
        <StatusChip tone={tone}>{said}</StatusChip>
      </span>
      {question &&
        (isWritten ? (
          <Text weight="strong">{question.question}</Text>
        ) : (
          <QuestionInput
            question={{ ...question, isRequired: false }}
            value={answer}
            onChange={() => {}}
            disabled
            correctOptionIds={answer.isCorrect === null ? undefined : answer.correctOptionIds}
          />
        ))}
      {isBlank(answer) ? (
        <Text secondary>You gave no answer.</Text>
      ) : shape === 'document' ? (
        <Text secondary>You handed in a document.</Text>
      ) : (
        shape === 'text' && <p className={css.written}>{answer.responseValue}</p>
      )}
      {answer.explanation && (
        <div className={css.explanation}>
          <Text size="s">{answer.explanation}</Text>
        </div>
      )}
    </li>
  );
}
