import { ApiError } from '@plinth/api-client/api-error';
import type { Question } from '@plinth/domain/forms/question';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { useCallback, useEffect, useRef } from 'react';
import {
  type AttemptAddress,
  type FormProduct,
  type QuizAttempt,
  saveAnswers,
} from '../../../data/quizzes.ts';
import { acknowledge, answer, quiz, savingFailed } from '../../../stores/quiz.ts';

/** How long typing must rest before it is saved, and the longest wait between two tries. */
const TYPING_MS = 600;
const LONGEST_WAIT_MS = 30_000;

type Saving = {
  attempt: QuizAttempt;
  address: AttemptAddress;
  productId: FormProduct;
  /** The server takes no more answers: the attempt is closed or its time is over. */
  onClosed: () => void;
};

/**
 * Saves answers as they are given, one call at a time (QUIZ-08): choices at once, text when typing rests. What fails
 * for want of a connection is tried again, ever more slowly, and at once when the connection is back.
 */
export function useAnswerSaving({ attempt, address, productId, onClosed }: Saving) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const tries = useRef(0);
  const facts = useRef({ attempt, address, productId, onClosed });
  facts.current = { attempt, address, productId, onClosed };

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const again = (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), wait);
    };
    running.current ??= (async () => {
      const { attempt, address, productId, onClosed } = facts.current;
      const sent: ResponseEntry[] = JSON.parse(JSON.stringify(quiz.responses));
      try {
        if (quiz.unsaved.length === 0) return;
        await saveAnswers({
          ...address,
          productId,
          quizType: attempt.quiz.quizType,
          responseEntries: sent,
          hasUserSubmitted: false,
        });
        tries.current = 0;
        acknowledge(sent);
        if (quiz.unsaved.length > 0) again(0);
      } catch (error) {
        savingFailed();
        if (error instanceof ApiError && error.status === 409) onClosed();
        else {
          tries.current += 1;
          again(Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** tries.current));
        }
      } finally {
        running.current = null;
      }
    })();
    return running.current;
  }, []);

  useEffect(() => {
    const online = () => void flush();
    window.addEventListener('online', online);
    // What an earlier visit could not save is sent now.
    if (quiz.unsaved.length > 0) void flush();
    return () => {
      window.removeEventListener('online', online);
      clearTimeout(timer.current);
      if (quiz.unsaved.length > 0) void flush().finally(() => clearTimeout(timer.current));
    };
  }, [flush]);

  const give = useCallback(
    (question: Question, entry: ResponseEntry) => {
      answer(entry);
      clearTimeout(timer.current);
      const wait = ANSWER_SHAPE[question.questionType] === 'text' ? TYPING_MS : 0;
      timer.current = setTimeout(() => void flush(), wait);
    },
    [flush],
  );

  return { give, flush };
}
