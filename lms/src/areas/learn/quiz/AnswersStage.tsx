import type { Question } from '@plinth/domain/forms/question';
import { answerableQuestions } from '@plinth/domain/quizzes/validate-response';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { quizQuestionsQuery, quizReportQuery } from '../../../data/quizzes.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { MarkedAnswer } from './MarkedAnswer.tsx';
import * as css from './QuizPage.css.ts';

type AnswersStageProps = {
  result: Parameters<typeof quizReportQuery>[0];
  /** The questions if available; otherwise they are requested. */
  questions: readonly Question[] | null;
  onPrev: () => void;
};

/** ANSWERSPAGE: each question with the learner's answer, the right one and why. */
export function AnswersStage({ result, questions, onPrev }: AnswersStageProps) {
  const report = useQuery(quizReportQuery(result));
  const asked = useQuery({ ...quizQuestionsQuery(result), enabled: questions === null });
  const known = new Map(
    (questions ?? asked.data?.questions ?? []).flatMap((question, index) =>
      answerableQuestions([question]).map((part) => [part.questionId, { part, number: index + 1 }] as const),
    ),
  );
  // An answer is meaningless without its question.
  const lacksQuestions = questions === null && asked.data === undefined;
  return (
    <div className={css.stage} data-page="ANSWERSPAGE">
      <QueryPanel
        title="Answers"
        query={lacksQuestions ? { ...asked, data: undefined } : report}
        skeleton={
          <>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </>
        }
      >
        {({ questions: marked }) => (
          <ol className={css.answers}>
            {marked.map((answer, index) => (
              <MarkedAnswer
                key={answer.questionId}
                answer={answer}
                question={known.get(answer.questionId)?.part}
                number={known.get(answer.questionId)?.number ?? index + 1}
              />
            ))}
          </ol>
        )}
      </QueryPanel>
      <div className={css.actions}>
        <Button onClick={onPrev}>Previous</Button>
      </div>
    </div>
  );
}
