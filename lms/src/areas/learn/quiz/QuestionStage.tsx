import {
  answerableQuestions,
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
import { useSnapshot } from 'valtio';
import {
  type AttemptAddress,
  completeQuiz,
  type FormProduct,
  forceSubmit,
  type QuizAttempt,
  saveAnswers,
} from '../../../data/quizzes.ts';
import { QuestionInput } from '../../../parts/QuestionInput/QuestionInput.tsx';
import { goToQuestion, quiz as store } from '../../../stores/quiz.ts';
import { Clock } from './Clock.tsx';
import * as css from './QuizPage.css.ts';
import { SaveState } from './SaveState.tsx';
import { useAnswerSaving } from './use-answer-saving.ts';
import { useTimeLeft } from './use-time-left.ts';

type QuestionStageProps = {
  attempt: QuizAttempt;
  address: AttemptAddress;
  productId: FormProduct;
  onFinished: (isTimeOver: boolean) => void;
};

const SAID: Partial<Record<ResponseProblem, string>> = {
  MISSING: 'This question needs an answer.',
  TOO_LONG: 'This answer is too long.',
  OUT_OF_RANGE: 'Choose a value of the scale.',
};

/** QUESTIONPAGE: one question at a time, with PREV, NEXT and SUBMIT (QUIZ-06). */
export function QuestionStage({ attempt, address, productId, onFinished }: QuestionStageProps) {
  const { questionIndex, responses, unsaved } = useSnapshot(store);
  const { questions, quizType } = attempt.quiz;
  const [isChecked, setChecked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const question = questions[questionIndex] ?? questions[0];
  const isLast = questionIndex >= questions.length - 1;

  const force = useMutation({
    mutationFn: () => forceSubmit(address),
    retry: 5,
    onSuccess: () => onFinished(true),
  });
  const { give, flush } = useAnswerSaving({ attempt, address, productId, onClosed: () => force.mutate() });
  const { left, isAway } = useTimeLeft({
    cohortId: address.cohortId,
    responseId: address.responseId,
    endsAt: attempt.endsAt,
    onOver: () => void flush().finally(() => force.mutate()),
  });
  const submit = useMutation({
    mutationFn: async () => {
      await flush();
      return completeQuiz(address);
    },
    onSuccess: () => onFinished(false),
  });
  const check = useMutation({
    mutationFn: () =>
      saveAnswers({
        ...address,
        productId,
        quizType,
        responseEntries: JSON.parse(JSON.stringify(store.responses)),
        hasUserSubmitted: true,
      }),
  });

  useBlocker({
    enableBeforeUnload: () => store.unsaved.length > 0,
    shouldBlockFn: async () => {
      if (store.unsaved.length > 0) await flush();
      return (
        store.unsaved.length > 0 &&
        !window.confirm('Your last answer is not saved yet. It is kept on this device. Leave all the same?')
      );
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is begun at its top
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    check.reset();
  }, [questionIndex]);

  if (!question) return <Text tone="soft">This quiz has no questions yet.</Text>;

  const given = responses as typeof store.responses;
  const answerOf = (questionId: string) => given.find((entry) => entry.questionId === questionId);
  const problems = new Map(
    validateResponse(questions, given).map(({ questionId, problem }) => [
      questionId,
      SAID[problem] ?? 'This answer does not fit the question.',
    ]),
  );
  const problemOf = (questionId: string) => (isChecked ? (problems.get(questionId) ?? null) : null);
  const open = questions.flatMap((one, index) =>
    answerableQuestions([one]).some(({ questionId }) => problems.has(questionId)) ? [index] : [],
  );
  const answered = questions.length - open.length;
  const marked = check.data?.results?.find(({ questionId }) => questionId === question.questionId);

  return (
    <div className={css.stage} data-page="QUESTIONPAGE">
      <div className={css.meter}>
        <DimensionLine
          label="Questions answered"
          hideLabel
          value={answered}
          max={questions.length}
          text={`${answered} of ${questions.length} answered`}
          parts={questions.length}
        />
      </div>
      <div className={css.status}>
        <span className={css.place}>
          Question {questionIndex + 1} of {questions.length}
        </span>
        <SaveState />
        {left !== null && <Clock seconds={left} />}
      </div>
      {isAway && (
        <Banner tone="warning" live="status" title="Are you still there?">
          {left === null
            ? 'What you answered is saved. Go on whenever you like.'
            : 'The time runs on. What you answered is saved and is handed in when it is over.'}
        </Banner>
      )}
      <div ref={frame} tabIndex={-1} className={css.question}>
        <QuestionInput
          key={question.questionId}
          question={question}
          value={answerOf(question.questionId)}
          answerOf={answerOf}
          onChange={(entry) => {
            check.reset();
            give(question, entry);
          }}
          error={problemOf(question.questionId)}
          problemOf={problemOf}
          correctOptionIds={marked?.isCorrect === null ? undefined : marked?.correctOptionIds}
        />
        {quizType === 'PRACTICE' && (
          <div className={css.check} aria-live="polite">
            {answerOf(question.questionId) === undefined ? null : marked ? (
              <Text tone={marked.isCorrect ? 'success' : 'soft'} weight="strong">
                {marked.isCorrect === null
                  ? 'This question is not marked.'
                  : marked.isCorrect
                    ? 'Correct.'
                    : 'Not quite: the right answer is marked.'}
              </Text>
            ) : (
              <Button size="s" loading={check.isPending} onClick={() => check.mutate()}>
                Check my answer
              </Button>
            )}
          </div>
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
      {(submit.error ?? force.error) && (
        <div role="alert">
          <Text size="s" tone="error">
            {(submit.error ?? force.error)?.message}
          </Text>
        </div>
      )}
      <div className={css.actions}>
        <Button disabled={questionIndex === 0} onClick={() => goToQuestion(questionIndex - 1)}>
          Previous
        </Button>
        {isLast ? (
          <Button
            variant="primary"
            loading={submit.isPending || force.isPending}
            onClick={() => {
              setChecked(true);
              if (problems.size === 0) submit.mutate();
            }}
          >
            Submit
          </Button>
        ) : (
          <Button variant="primary" onClick={() => goToQuestion(questionIndex + 1)}>
            Next
          </Button>
        )}
      </div>
      <p className={css.hidden} aria-live="polite">
        {unsaved.length === 0 ? '' : 'Saving'}
      </p>
    </div>
  );
}
