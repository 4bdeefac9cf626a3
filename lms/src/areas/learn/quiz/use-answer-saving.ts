import { ApiError } from '@plinth/api-client/api-error';
import type { Question } from '@plinth/domain/forms/question';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { useCallback, useEffect, useRef } from 'react';
import { snapshot } from 'valtio';
import {
  type AttemptAddress,
  type FormProduct,
  type QuizAttempt,
  saveAnswers,
  startQuiz,
} from '../../../data/quizzes.ts';
import { acknowledge, answer, holdBack, quiz, savingFailed, takeSaved } from '../../../stores/quiz.ts';

/** How long typing must rest before it is saved, and how long it may go on unsaved. */
const TYPING_MS = 600;
const TYPED_ON_MS = 4_000;
/** The wait before what was changed during a call is sent, and the longest one between two tries. */
const NEXT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

type Saving = {
  attempt: QuizAttempt;
  address: AttemptAddress;
  productId: FormProduct;
  /** The server takes no more answers: the attempt is closed or its time is over. */
  onClosed: () => void;
};

/** The answers to save now; those that do not fit their questions are held back, so that they stop no other. */
function readDue({ responseId, quiz: { questions } }: QuizAttempt): ResponseEntry[] {
  // The answers are of another attempt by now, as when this page was left for another quiz.
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
 * Saves answers as they are given, one call at a time and only what changed, so that another device's answers stay
 * (QUIZ-08): choices at once, text when typing rests or has gone on for a while. What fails for want of a connection
 * is tried again, ever more slowly, and at once when the connection is back or the page is left.
 */
export function useAnswerSaving({ attempt, address, productId, onClosed }: Saving) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<boolean> | null>(null);
  const tries = useRef(0);
  const waitingSince = useRef<number | null>(null);
  const facts = useRef({ attempt, address, productId, onClosed });
  facts.current = { attempt, address, productId, onClosed };

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current);
    waitingSince.current = null;
    const again = (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), wait);
    };
    const send = async (): Promise<boolean> => {
      const { attempt, address, productId, onClosed } = facts.current;
      const due = readDue(attempt);
      if (due.length === 0) return true;
      try {
        if (!address.isPreview)
          await saveAnswers({
            ...address,
            productId,
            quizType: attempt.quiz.quizType,
            responseEntries: due,
            hasUserSubmitted: false,
          });
        tries.current = 0;
        acknowledge(due);
        if (readDue(attempt).length > 0) again(NEXT_MS);
        return true;
      } catch (error) {
        // What it says is of no other quiz that was opened meanwhile.
        if (quiz.responseId !== address.responseId) return false;
        const { status, fields, message } =
          error instanceof ApiError ? error : { status: 0, fields: [], message: null };
        const unfit = fields
          .map(({ path }) => path)
          .filter((path) => due.some(({ questionId }) => questionId === path));
        if (status === 409) onClosed();
        else if (status === 400 && unfit.length > 0) {
          holdBack(unfit);
          again(0);
        } else {
          savingFailed(status >= 400 && status < 500 ? message : null);
          tries.current += 1;
          again(Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** tries.current));
        }
        return false;
      }
    };
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, []);

  /** Saves until nothing is left to save; whether it succeeded. What does not fit its question is not waited for. */
  const drain = useCallback(async (): Promise<boolean> => {
    await running.current;
    let isSaved = true;
    while (isSaved && readDue(facts.current.attempt).length > 0) isSaved = await flush();
    return isSaved;
  }, [flush]);

  useEffect(() => {
    const online = () => void flush();
    const look = async () => {
      if (document.visibilityState === 'hidden') return void flush();
      const { address, onClosed } = facts.current;
      if (address.isPreview || !(await drain())) return;
      const before = quiz.responses;
      try {
        const { responseId, responseEntries } = await startQuiz({ ...address, isRetake: false });
        // An answer given meanwhile is newer than this one of the server.
        if (responseId === quiz.responseId && quiz.responses === before) takeSaved(responseEntries);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) onClosed();
      }
    };
    const seen = () => void look();
    window.addEventListener('online', online);
    window.addEventListener('pagehide', online);
    document.addEventListener('visibilitychange', seen);
    // What an earlier visit could not save is sent now.
    if (quiz.unsaved.length > 0) void flush();
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', online);
      document.removeEventListener('visibilitychange', seen);
      clearTimeout(timer.current);
      if (quiz.unsaved.length > 0) void flush().finally(() => clearTimeout(timer.current));
    };
  }, [flush, drain]);

  const give = useCallback(
    (question: Question, entry: ResponseEntry) => {
      answer(entry);
      clearTimeout(timer.current);
      waitingSince.current ??= Date.now();
      const longest = Math.max(0, waitingSince.current + TYPED_ON_MS - Date.now());
      const wait = ANSWER_SHAPE[question.questionType] === 'text' ? Math.min(TYPING_MS, longest) : 0;
      timer.current = setTimeout(() => void flush(), wait);
    },
    [flush],
  );

  return { give, drain };
}
