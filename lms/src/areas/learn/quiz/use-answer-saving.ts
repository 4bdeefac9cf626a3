import { ApiError } from '@plinth/api-client/api-error';
import type { Question } from '@plinth/domain/forms/question';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { answerableQuestions, validateResponse } from '@plinth/domain/quizzes/validate-response';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useEffect, useRef } from 'react';
import { snapshot } from 'valtio';
import {
  type AttemptAddress,
  type FormProduct,
  type QuizAttempt,
  saveAnswers,
  startQuiz,
} from '../../../data/quizzes.ts';
import { acknowledge, answer, holdBack, quiz, savingFailed, takeSaved } from '../../../stores/quiz.ts';

/** How long typing must pause before it is saved, and how long it may continue unsaved. */
const TYPING_MS = 600;
const TYPED_ON_MS = 4_000;
/** The longest wait between two attempts. */
const LONGEST_WAIT_MS = 30_000;

type Saving = {
  attempt: QuizAttempt;
  address: AttemptAddress;
  productId: FormProduct;
  /** The server accepts no more answers: the attempt is closed or its time is over. */
  onClosed: () => void;
};

const idsOf = ({ quiz: { questions } }: QuizAttempt) =>
  answerableQuestions(questions).map(({ questionId }) => questionId);

/**
 * Returns the answers to save now; those that do not fit their questions are held back, so that they block no others.
 */
function readDue({ responseId, quiz: { questions } }: QuizAttempt): ResponseEntry[] {
  // The answers belong to another attempt by now, as when this page was left for another quiz.
  if (quiz.responseId !== responseId) return [];
  const { unsaved } = quiz;
  const entries = (snapshot(quiz).responses as typeof quiz.responses).filter(({ questionId }) =>
    unsaved.includes(questionId),
  );
  const unfit = [
    ...entries.filter((entry) => !ResponseEntry.safeParse(entry).success),
    ...validateResponse(questions, entries, { isFinal: false }),
  ];
  if (unfit.length > 0) holdBack(unfit.map(({ questionId }) => questionId));
  return entries.filter(({ questionId }) => !quiz.unfit.includes(questionId));
}

/**
 * Saves answers as they are given, one call at a time and only what changed, so that another device's answers stay:
 * choices immediately, text when typing pauses or has continued for a while. What fails for lack of a connection is
 * retried at growing intervals, and immediately when the connection is back or the page is left. Any other call that
 * saves answers goes through `inLine`, so that it neither overtakes these calls nor is overtaken.
 */
export function useAnswerSaving({ attempt, address, productId, onClosed }: Saving) {
  const waitingSince = useRef<number | null>(null);
  const { touch, drain, inLine } = useSaver({
    pauseMs: TYPING_MS,
    longestWaitMs: LONGEST_WAIT_MS,
    isDue: () => readDue(attempt).length > 0,
    isRefusal: (error) => error instanceof ApiError && error.status === 409,
    save: async () => {
      waitingSince.current = null;
      const due = readDue(attempt);
      try {
        if (!address.isPreview)
          await saveAnswers({
            ...address,
            productId,
            quizType: attempt.quiz.quizType,
            responseEntries: due,
            hasUserSubmitted: false,
          });
        acknowledge(due);
      } catch (error) {
        // It does not apply to another quiz opened meanwhile.
        if (quiz.responseId !== address.responseId) return;
        const { status, fields, message } =
          error instanceof ApiError ? error : { status: 0, fields: [], message: null };
        const unfit = fields
          .map(({ path }) => path)
          .filter((path) => due.some(({ questionId }) => questionId === path));
        if (status === 400 && unfit.length > 0) {
          holdBack(unfit);
          return;
        }
        if (status === 409) onClosed();
        else savingFailed(status >= 400 && status < 500 ? message : null);
        throw error;
      }
    },
  });

  const facts = useRef({ attempt, address, onClosed });
  facts.current = { attempt, address, onClosed };
  useEffect(() => {
    /** Another device may have answered while this page was hidden. */
    const look = async () => {
      const { attempt, address, onClosed } = facts.current;
      if (document.visibilityState === 'hidden' || address.isPreview || !(await drain())) return;
      const before = quiz.responses;
      try {
        const { responseId, responseEntries } = await startQuiz({ ...address, isRetake: false });
        // An answer given meanwhile is newer than this one from the server.
        if (responseId === quiz.responseId && quiz.responses === before)
          takeSaved(responseEntries, idsOf(attempt));
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onClosed();
      }
    };
    const seen = () => void look();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [drain]);

  const give = (question: Question, entry: ResponseEntry) => {
    answer(entry);
    waitingSince.current ??= Date.now();
    const longest = Math.max(0, waitingSince.current + TYPED_ON_MS - Date.now());
    touch(ANSWER_SHAPE[question.questionType] === 'text' ? Math.min(TYPING_MS, longest) : 0);
  };

  return { give, drain, inLine };
}
