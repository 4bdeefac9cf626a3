import type { Question } from '@plinth/domain/forms/question';
import { answerableQuestions } from '@plinth/domain/quizzes/validate-response';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { quizQuestionsQuery, quizReportQuery } from '../../../data/quizzes.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import * as css from './QuizPage.css.ts';

type AnswersStageProps = {
  result: Parameters<typeof quizReportQuery>[0];
  /** The questions where they are at hand; else they are asked for. */
  questions: readonly Question[] | null;
  onPrev: () => void;
};

/** ANSWERSPAGE: each question with the own answer, the right one and why. */
export function AnswersStage({ result, questions, onPrev }: AnswersStageProps) {
  const report = useQuery(quizReportQuery(result));
  const asked = useQuery({ ...quizQuestionsQuery(result), enabled: questions === null });
  const known = new Map(
    answerableQuestions(questions ?? asked.data?.questions ?? []).map((question) => [
      question.questionId,
      question,
    ]),
  );
  const isWaiting = questions === null && asked.isPending;
  return (
    <div className={css.stage} data-page="ANSWERSPAGE">
      <QueryPanel
        title="Answers"
        query={isWaiting ? { ...report, data: undefined, error: null } : report}
        skeleton={
          <>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </>
        }
      >
        {({ questions: marked }) => (
          <ol className={css.answers}>
            {marked.map((answer, index) => {
              const question = known.get(answer.questionId);
              return (
                <li key={answer.questionId} className={css.answer}>
                  <span className={css.answerHead}>
                    <span className={css.place}>Question {index + 1}</span>
                    <StatusChip
                      tone={answer.isCorrect === null ? 'neutral' : answer.isCorrect ? 'success' : 'error'}
                    >
                      {answer.isCorrect === null
                        ? 'Not marked'
                        : answer.isCorrect
                          ? 'Correct'
                          : 'Not correct'}
                    </StatusChip>
                  </span>
                  {question && (
                    <QuestionInput
                      question={{ ...question, isRequired: false }}
                      value={answer}
                      onChange={() => {}}
                      disabled
                      correctOptionIds={answer.isCorrect === null ? undefined : answer.correctOptionIds}
                    />
                  )}
                  {answer.explanation && (
                    <div className={css.explanation}>
                      <Text size="s">{answer.explanation}</Text>
                    </div>
                  )}
                </li>
              );
            })}
          </ol>
        )}
      </QueryPanel>
      <div className={css.actions}>
        <Button onClick={onPrev}>Previous</Button>
      </div>
    </div>
  );
}
