import { ApiError } from '@plinth/api-client/api-error';
import { Button } from '@plinth/ui/Button';
import { ErrorState } from '@plinth/ui/ErrorState';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { cohortQuery } from '../../../data/cohorts.ts';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import { type QuizAttempt, quizDetailsQuery, startQuiz } from '../../../data/quizzes.ts';
import { mapPath, mapTitle } from '../../../parts/outline/page-path.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import {
  closeAttempt,
  enterAttempt,
  goToPage,
  keptQuiz,
  openQuiz,
  quiz as store,
} from '../../../stores/quiz.ts';
import { LessonSkeleton } from '../curriculum/LessonSkeleton.tsx';
import { AnswersStage } from './AnswersStage.tsx';
import { CompletedStage } from './CompletedStage.tsx';
import { LandingStage } from './LandingStage.tsx';
import { QuestionStage } from './QuestionStage.tsx';
import { QuizHeader } from './QuizHeader.tsx';
import * as css from './QuizPage.css.ts';
import { ResultsStage } from './ResultsStage.tsx';
import { StartStage } from './StartStage.tsx';

export type ClosedAttempt = { responseId: string; isTimeOver: boolean };

/** A quiz from its first page to its explained answers (QUIZ-01..11). */
export function QuizPage({ part, nodeId }: { part: CurriculumPart; nodeId: string }) {
  const { cohortId, namespace, isPreview } = part;
  const client = useQueryClient();
  const details = useQuery(quizDetailsQuery({ cohortId, namespace, nodeId }));
  const productId = useQuery(cohortQuery(cohortId)).data?.cohort.productId;
  const { page } = useSnapshot(store);
  const [attempt, setAttempt] = useState<QuizAttempt | null>(null);
  const [closed, setClosed] = useState<ClosedAttempt | null>(null);

  const start = useMutation({
    mutationFn: (isRetake: boolean) =>
      startQuiz({
        cohortId,
        namespace,
        nodeId,
        isPreview,
        isRetake,
        formId: details.data?.quiz.formId ?? '',
      }),
    onSuccess: (begun) => {
      setAttempt(begun);
      enterAttempt(cohortId, nodeId, {
        responseId: begun.responseId,
        responseEntries: begun.responseEntries,
        questionCount: begun.quiz.questions.length,
      });
    },
  });
  const { mutate: begin } = start;

  useEffect(() => openQuiz(cohortId, nodeId), [cohortId, nodeId]);

  // Whoever reloads in the middle of an attempt is back at the same question.
  const openId = details.data?.openResponseId;
  const isLeftOpen = openId !== undefined && keptQuiz(cohortId, nodeId)?.responseId === openId;
  useEffect(() => {
    if (isLeftOpen) begin(false);
  }, [isLeftOpen, begin]);

  function finish(responseId: string, isTimeOver: boolean) {
    setClosed({ responseId, isTimeOver });
    closeAttempt();
    void client.invalidateQueries({ queryKey: ['quizzes', 'details'] });
    void client.invalidateQueries({ queryKey: ['progress'] });
    void client.invalidateQueries({ queryKey: ['dashboards'] });
  }

  if (details.data === undefined || productId === undefined || (isLeftOpen && start.isPending)) {
    if (!details.isError) return <LessonSkeleton />;
    const isLocked = details.error instanceof ApiError && details.error.status === 403;
    return (
      <>
        <PageTitle page="Quiz" cohortId={cohortId} />
        {isLocked ? (
          <LockedState
            level={1}
            title="This quiz is not open to you yet"
            reason={<Text tone="soft">{details.error.message}</Text>}
            action={<Button href={mapPath(part)}>{`To the ${mapTitle(part).toLowerCase()}`}</Button>}
          />
        ) : (
          <ErrorState
            level={1}
            title="The quiz could not be loaded"
            onRetry={() => void details.refetch()}
            retrying={details.isFetching}
          >
            <Text tone="soft">{details.error.message}</Text>
          </ErrorState>
        )}
      </>
    );
  }

  const { quiz } = details.data;
  const last = details.data.attempts.findLast(({ status }) => status === 'COMPLETED');
  const shown = closed ?? (last ? { responseId: last.responseId, isTimeOver: false } : null);
  const result = shown && { formId: quiz.formId, responseId: shown.responseId, productId };

  return (
    <div className={css.page}>
      <PageTitle page={quiz.title} cohortId={cohortId} />
      <QuizHeader title={quiz.title} credits={quiz.credits} up={mapPath(part)} />
      {page === 'QUESTIONPAGE' && attempt ? (
        <QuestionStage
          attempt={attempt}
          address={{
            cohortId,
            namespace,
            nodeId,
            isPreview,
            formId: quiz.formId,
            responseId: attempt.responseId,
          }}
          productId={productId}
          onFinished={(isTimeOver) => finish(attempt.responseId, isTimeOver)}
        />
      ) : page === 'STARTPAGE' ? (
        <StartStage
          quiz={quiz}
          isRetake={details.data.attempts.length > 0}
          isStarting={start.isPending}
          problem={start.error?.message ?? null}
          onPrev={() => goToPage('LANDINGPAGE')}
          onNext={() => begin(details.data.attempts.length > 0 && openId === undefined)}
        />
      ) : page === 'COMPLETEDPAGE' ? (
        <CompletedStage
          isTimeOver={closed?.isTimeOver ?? false}
          onNext={() => goToPage('RESULTSPAGE')}
          up={mapPath(part)}
        />
      ) : page === 'RESULTSPAGE' && result ? (
        <ResultsStage
          result={result}
          isRetakeAllowed={details.data.isRetakeAllowed}
          onRetake={() => goToPage('STARTPAGE')}
          onPrev={() => goToPage('LANDINGPAGE')}
          onNext={() => goToPage('ANSWERSPAGE')}
        />
      ) : page === 'ANSWERSPAGE' && result ? (
        <AnswersStage
          result={result}
          questions={attempt?.responseId === result.responseId ? attempt.quiz.questions : null}
          onPrev={() => goToPage('RESULTSPAGE')}
        />
      ) : (
        <LandingStage
          details={details.data}
          isResuming={start.isPending}
          problem={start.error?.message ?? null}
          onResume={() => begin(false)}
          onNext={() => goToPage('STARTPAGE')}
          onResults={() => goToPage('RESULTSPAGE')}
        />
      )}
    </div>
  );
}
