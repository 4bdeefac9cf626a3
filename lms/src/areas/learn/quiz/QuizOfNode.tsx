import { ApiError } from '@plinth/api-client/api-error';
import { answerableQuestions } from '@plinth/domain/quizzes/validate-response';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { snapshot, useSnapshot } from 'valtio';
import { cohortQuery } from '../../../data/cohorts.ts';
import type { CurriculumPart } from '../../../data/curriculum.ts';
import {
  type QuizAttempt,
  quizDetailsQuery,
  quizReportQuery,
  quizReportsKey,
  startQuiz,
} from '../../../data/quizzes.ts';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import {
  closeAttempt,
  enterAttempt,
  goToPage,
  openQuiz,
  quiz as store,
  storedQuiz,
} from '../../../stores/quiz.ts';
import { LessonSkeleton } from '../curriculum/LessonSkeleton.tsx';
import { AnswersStage } from './AnswersStage.tsx';
import { CompletedStage, type ShownClosing } from './CompletedStage.tsx';
import { LandingStage } from './LandingStage.tsx';
import { previewResults } from './preview-results.ts';
import { QuestionStage } from './QuestionStage.tsx';
import { QuizHeader } from './QuizHeader.tsx';
import * as css from './QuizPage.css.ts';
import { QuizProblem } from './QuizProblem.tsx';
import { ResultsStage } from './ResultsStage.tsx';
import { StartStage } from './StartStage.tsx';
import type { Closing } from './use-hand-in.ts';

/**
 * An attempt closed this close to its end was closed by the time limit: the page hands in a moment before the server
 * would.
 */
const END_MS = 3_000;

export function QuizOfNode({ part, nodeId }: { part: CurriculumPart; nodeId: string }) {
  const { cohortId, namespace, isPreview } = part;
  const client = useQueryClient();
  const detailsOfNode = quizDetailsQuery({ cohortId, namespace, nodeId });
  const details = useQuery(detailsOfNode);
  const cohort = useQuery(cohortQuery(cohortId));
  const productId = cohort.data?.cohort.productId;
  const { page } = useSnapshot(store);
  const [attempt, setAttempt] = useState<QuizAttempt | null>(null);
  const [closing, setClosing] = useState<ShownClosing>({ way: 'by-hand', late: [] });
  /** The attempt whose results are shown; the last one unless another was requested. */
  const [shownId, setShownId] = useState<string | null>(null);
  const stage = useRef<HTMLDivElement>(null);

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
      enterAttempt(
        { cohortId, nodeId, isPreview },
        {
          responseId: begun.responseId,
          responseEntries: begun.responseEntries,
          asked: begun.quiz.questions.map((question) =>
            answerableQuestions([question]).map(({ questionId }) => questionId),
          ),
        },
      );
    },
    onError: (error) => {
      // It was started, handed in or closed elsewhere since this page was opened.
      if (error instanceof ApiError && error.status === 409) void details.refetch();
    },
  });
  const { mutate: begin } = start;

  useEffect(openQuiz, []);

  // A reload during an attempt returns to the same question.
  const openId = details.data?.openResponseId;
  const isLeftOpen =
    attempt === null && openId !== undefined && storedQuiz(cohortId, nodeId)?.responseId === openId;
  useEffect(() => {
    if (isLeftOpen) begin(false);
  }, [isLeftOpen, begin]);

  // A quiz page that follows another receives the focus, as the button that led to it is gone.
  const shownPage = useRef(page);
  useEffect(() => {
    if (shownPage.current === page) return;
    shownPage.current = page;
    if (page === 'QUESTIONPAGE') return;
    stage.current?.focus({ preventScroll: true });
    if ((stage.current?.getBoundingClientRect().top ?? 0) < 0) stage.current?.scrollIntoView();
  }, [page]);

  if (details.data === undefined || productId === undefined || (isLeftOpen && start.isPending)) {
    const failed = [details, cohort].filter(({ data, isError }) => data === undefined && isError);
    const error = failed[0]?.error;
    return (
      <>
        {/* Rendered whatever the outcome: remounted after a failure, it would request the cohort again each time. */}
        <PageTitle page="Quiz" cohortId={cohortId} />
        {error ? (
          <QuizProblem
            error={error}
            part={part}
            isRetrying={failed.some(({ isFetching }) => isFetching)}
            onRetry={() => {
              for (const query of failed) void query.refetch();
            }}
          />
        ) : (
          <LessonSkeleton />
        )}
      </>
    );
  }

  const { quiz, attempts } = details.data;
  const { formId } = quiz;

  async function close(
    begun: QuizAttempt,
    product: typeof productId & string,
    given: Closing,
    late: number[],
  ) {
    const { responseId, endsAt } = begun;
    if (store.responseId !== responseId) return;
    const results = isPreview
      ? previewResults(given.results, snapshot(store).responses as typeof store.responses)
      : given.results;
    client.removeQueries({ queryKey: quizReportsKey(formId) });
    client.setQueryData(quizReportQuery({ formId, responseId, productId: product }).queryKey, {
      responseId,
      status: 'COMPLETED',
      ...results,
    });
    closeAttempt('COMPLETEDPAGE');
    setShownId(responseId);
    setClosing({ way: given.isByHand ? 'by-hand' : endsAt ? 'time-over' : 'elsewhere', late });
    void client.invalidateQueries({ queryKey: ['progress'] });
    void client.invalidateQueries({ queryKey: ['dashboards'] });
    const { data } = await details.refetch();
    const closedAt = data?.attempts.find((one) => one.responseId === responseId)?.completedAt;
    if (given.isByHand || !closedAt) return;
    const isTimeOver = endsAt !== undefined && Date.parse(closedAt) >= Date.parse(endsAt) - END_MS;
    setClosing({ way: isTimeOver ? 'time-over' : 'elsewhere', late });
  }

  const lastId = attempts.findLast(({ status }) => status === 'COMPLETED')?.responseId;
  const resultId = shownId ?? lastId;
  const result = resultId === undefined ? null : { formId, responseId: resultId, productId, isPreview };
  const ending =
    details.data.areAnswersOpen || isPreview
      ? null
      : {
          address: { cohortId, namespace, nodeId, formId },
          attemptsLeft: quiz.maxAttempts === undefined ? null : quiz.maxAttempts - attempts.length,
          isRetired: details.data.unavailable === 'RETIRED',
          onEnded: async () => {
            await Promise.all([
              client.invalidateQueries({ queryKey: quizReportsKey(formId) }),
              details.refetch(),
            ]);
            goToPage('ANSWERSPAGE');
          },
        };
  const showResults = (responseId: string | null) => {
    setShownId(responseId);
    goToPage('RESULTSPAGE');
  };

  return (
    <div className={css.page}>
      <PageTitle page={quiz.title} cohortId={cohortId} />
      <QuizHeader title={quiz.title} credits={quiz.credits} part={part} />
      <div ref={stage} tabIndex={-1} className={css.frame}>
        {page === 'QUESTIONPAGE' && attempt ? (
          <QuestionStage
            attempt={attempt}
            address={{ cohortId, namespace, nodeId, isPreview, formId, responseId: attempt.responseId }}
            productId={productId}
            onClosed={({ late, ...given }) => void close(attempt, productId, given, late)}
          />
        ) : page === 'STARTPAGE' ? (
          <StartStage
            quiz={quiz}
            isRetake={attempts.length > 0}
            isPreview={isPreview}
            isStarting={start.isPending}
            problem={start.error?.message ?? null}
            onPrev={() => goToPage('LANDINGPAGE')}
            onNext={() => begin(attempts.length > 0 && openId === undefined)}
          />
        ) : page === 'COMPLETEDPAGE' ? (
          <CompletedStage closing={closing} part={part} onNext={() => goToPage('RESULTSPAGE')} />
        ) : page === 'RESULTSPAGE' && result ? (
          <ResultsStage
            result={result}
            ending={ending}
            isRetakeAllowed={details.data.isRetakeAllowed}
            onRetake={() => goToPage('STARTPAGE')}
            onPrev={() => goToPage('LANDINGPAGE')}
            onNext={() => goToPage('ANSWERSPAGE')}
          />
        ) : page === 'ANSWERSPAGE' && result && ending === null ? (
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
            onResults={showResults}
          />
        )}
      </div>
    </div>
  );
}
