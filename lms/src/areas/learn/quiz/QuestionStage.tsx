import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import { QUIZ_ACTION_TEXTS } from '@plinth/domain/quizzes/quiz-action';
import { isMarkedType } from '@plinth/domain/quizzes/score-quiz';
import {
  answerableQuestions,
  isBlank,
  type ResponseProblem,
  validateResponse,
} from '@plinth/domain/quizzes/validate-response';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { snapshot, useSnapshot } from 'valtio';
import {
  type AttemptAddress,
  type FormProduct,
  type QuizAttempt,
  saveAnswers,
} from '../../../data/quizzes.ts';
import { ProblemNote } from '../../../parts/ProblemNote.tsx';
import { chooseByDigit } from '../../../parts/QuestionInput/choose-by-digit.ts';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import { acknowledge, goToQuestion, quiz as store } from '../../../stores/quiz.ts';
import { session } from '../../../stores/session.ts';
import { CheckAnswer } from './CheckAnswer.tsx';
import { Clock } from './Clock.tsx';
import { QuestionMap } from './QuestionMap.tsx';
import * as css from './QuizPage.css.ts';
import { SaveState } from './SaveState.tsx';
import { SignInButton } from './SignInButton.tsx';
import { useAnswerSaving } from './use-answer-saving.ts';
import { type Closing, useHandIn } from './use-hand-in.ts';
import { useTimeLeft } from './use-time-left.ts';

type QuestionStageProps = {
  attempt: QuizAttempt;
  address: AttemptAddress;
  productId: FormProduct;
  /** `late` lists the numbers of questions whose last answer the server no longer accepted. */
  onClosed: (closing: Closing & { late: number[] }) => void;
};

const SAID: Partial<Record<ResponseProblem, string>> = {
  MISSING: 'This question needs an answer.',
  TOO_LONG: 'This answer is too long to be saved. Shorten it.',
  OUT_OF_RANGE: 'Choose a value of the scale.',
};
const UNFIT = 'This answer cannot be saved as it is.';

/** QUESTIONPAGE: one question at a time, with PREV, NEXT and SUBMIT. */
export function QuestionStage({ attempt, address, productId, onClosed }: QuestionStageProps) {
  const { questionIndex, responses, unfit, refusal } = useSnapshot(store);
  const { status } = useSnapshot(session);
  const { questions, quizType } = attempt.quiz;
  const { isPreview } = address;
  const [isChecked, setChecked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const question = questions[questionIndex] ?? questions[0];
  const isLast = questionIndex >= questions.length - 1;
  const idsAt = (index: number) =>
    answerableQuestions(questions.slice(index, index + 1)).map(({ questionId }) => questionId);

  const ending = useRef(() => {});
  const { give, drain, inLine } = useAnswerSaving({
    attempt,
    address,
    productId,
    onClosed: () => ending.current(),
  });
  const { submit, end, isEnding, isCutOff, problem } = useHandIn({
    address,
    drain,
    onClosed: (closing) => {
      const late = questions.flatMap((_, index) =>
        idsAt(index).some((id) => store.unsaved.includes(id)) ? [index + 1] : [],
      );
      onClosed({ ...closing, late });
    },
  });
  ending.current = end;
  const { left, isAway } = useTimeLeft({
    cohortId: address.cohortId,
    responseId: address.responseId,
    hasLimit: attempt.endsAt !== undefined,
    isPreview,
    onEnd: end,
  });

  const asked = idsAt(questionIndex);
  const given = responses as typeof store.responses;
  const answerOf = (questionId: string) => given.find((entry) => entry.questionId === questionId);
  const check = useMutation({
    mutationFn: () =>
      inLine(async () => {
        // As they are when its turn comes: the learner may have changed them while an earlier call was under way.
        const latest = snapshot(store).responses as typeof store.responses;
        const responseEntries = latest.filter(({ questionId }) => asked.includes(questionId));
        const call = { ...address, productId, quizType, responseEntries, hasUserSubmitted: true };
        const { results } = await saveAnswers(call);
        acknowledge(responseEntries);
        return results?.filter(({ questionId }) => asked.includes(questionId));
      }),
  });

  useBlocker({
    enableBeforeUnload: () => store.unsaved.length > 0,
    shouldBlockFn: async () => {
      // Nothing can be saved any more: what is stored on this device is sent once its learner is back.
      if (session.status === 'signed-out') return false;
      if (store.unsaved.length > 0) await drain();
      return (
        store.unsaved.length > 0 &&
        !window.confirm('Your last answer is not saved yet. It is kept on this device. Leave anyway?')
      );
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is begun at its top
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    if ((frame.current?.getBoundingClientRect().top ?? 0) < 0)
      frame.current?.parentElement?.scrollIntoView({ block: 'start' });
    check.reset();
  }, [questionIndex]);

  if (!question) return <Text tone="soft">This quiz has no questions yet.</Text>;

  const found = validateResponse(questions, given);
  const problems = new Map(found.map(({ questionId, problem }) => [questionId, SAID[problem] ?? UNFIT]));
  const missing = new Set(
    found.filter(({ problem }) => problem === 'MISSING').map(({ questionId }) => questionId),
  );
  const problemOf = (questionId: string) =>
    unfit.includes(questionId)
      ? (problems.get(questionId) ?? UNFIT)
      : isChecked
        ? (problems.get(questionId) ?? null)
        : null;
  const open = questions.flatMap((_, index) => (idsAt(index).some((id) => problems.has(id)) ? [index] : []));
  const isAnswered = (index: number) =>
    idsAt(index).every((id) => !missing.has(id)) &&
    given.some((entry) => idsAt(index).includes(entry.questionId) && !isBlank(entry));
  const answered = questions.filter((_, index) => isAnswered(index)).length;
  const canCheck =
    quizType === 'PRACTICE' &&
    answerableQuestions([question]).some(({ questionType }) => isMarkedType(questionType)) &&
    isAnswered(questionIndex);
  const hasKeys =
    question.questionType !== 'FILTER' &&
    ['one', 'many', 'scale'].includes(ANSWER_SHAPE[question.questionType]);
  const isBusy = submit.isPending || isEnding;

  return (
    <div className={css.stage} data-page="QUESTIONPAGE">
      <DimensionLine
        label="Questions answered"
        hideLabel
        value={answered}
        max={questions.length}
        text={`${answered} of ${questions.length} answered`}
        parts={questions.length}
      />
      <div className={css.status}>
        <span className={css.place}>
          Question {questionIndex + 1} of {questions.length}
        </span>
        <SaveState isPreview={isPreview} />
        {left !== null && <Clock seconds={left} />}
      </div>
      {isCutOff ? (
        <Banner tone="warning" live="alert" title="Waiting for the connection">
          No more answers are taken. Your attempt is handed in with what is saved, as soon as the school can
          be reached.
        </Banner>
      ) : refusal && status === 'signed-out' ? (
        <Banner tone="error" live="alert" title="Your session has ended" action={<SignInButton />}>
          What you answered is kept on this device. You come back to this question.
        </Banner>
      ) : refusal ? (
        <Banner tone="error" live="alert" title="Your answers are not being saved">
          {refusal} What you answered is kept on this device.
        </Banner>
      ) : (
        isAway && (
          <Banner tone="warning" live="status" title="Are you still there?">
            {left === null
              ? 'Your answers are saved. Continue whenever you like.'
              : 'The time keeps running. What you answered is saved and is handed in when it is over.'}
          </Banner>
        )
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut to the controls inside */}
      <div
        ref={frame}
        tabIndex={-1}
        className={css.question}
        onKeyDown={(event) => chooseByDigit(event.nativeEvent, event.currentTarget)}
      >
        <QuestionInput
          key={question.questionId}
          question={question}
          value={answerOf(question.questionId)}
          answerOf={answerOf}
          disabled={isBusy}
          onChange={(entry) => {
            check.reset();
            give(question, entry);
          }}
          error={problemOf(question.questionId)}
          problemOf={problemOf}
          correctOptionIds={check.data?.flatMap(({ isCorrect, correctOptionIds }) =>
            isCorrect === null ? [] : correctOptionIds,
          )}
        />
        {hasKeys && (
          <p className={css.keys} aria-hidden="true">
            The number keys choose.
          </p>
        )}
        {canCheck && (
          <CheckAnswer
            marks={check.data?.map(({ isCorrect }) => isCorrect)}
            isPending={check.isPending}
            problem={check.error?.message ?? null}
            onCheck={() => check.mutate()}
          />
        )}
      </div>
      {isChecked && open.length > 0 && (
        <div role="alert" className={css.openQuestions}>
          <Text size="s">Still to answer:</Text>
          {open.map((index) => (
            <button key={index} type="button" className={css.jump} onClick={() => goToQuestion(index)}>
              {index + 1}
            </button>
          ))}
        </div>
      )}
      <ProblemNote text={problem?.message} />
      <div className={css.actions}>
        <Button disabled={questionIndex === 0} onClick={() => goToQuestion(questionIndex - 1)}>
          {QUIZ_ACTION_TEXTS.PREV}
        </Button>
        {isLast ? (
          <Button
            variant="primary"
            loading={isBusy}
            onClick={() => {
              setChecked(true);
              if (problems.size === 0 && unfit.length === 0) submit.mutate();
            }}
          >
            {QUIZ_ACTION_TEXTS.SUBMIT}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => goToQuestion(questionIndex + 1)}>
            {QUIZ_ACTION_TEXTS.NEXT}
          </Button>
        )}
      </div>
      {questions.length > 1 && (
        <QuestionMap
          count={questions.length}
          at={questionIndex}
          isAnswered={isAnswered}
          onTurn={goToQuestion}
        />
      )}
    </div>
  );
}
