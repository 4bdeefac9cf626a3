import { useCallback, useEffect, useRef, useState } from 'react';
import { pollActivity } from '../../../data/quizzes.ts';

/** How often the server is told that the learner is there. */
const POLL_MS = 30_000;

type TimeLeft = { cohortId: string; responseId: string; endsAt: string | undefined; onOver: () => void };

/**
 * The seconds left of an attempt by the server's clock, null without a limit. The clock of the device only fills the
 * time between two answers of the server (QUIZ-10).
 */
export function useTimeLeft({ cohortId, responseId, endsAt, onOver }: TimeLeft): number | null {
  const end = useRef(endsAt === undefined ? null : Date.parse(endsAt));
  const secondsLeft = useCallback(
    () => (end.current === null ? null : Math.max(0, Math.ceil((end.current - Date.now()) / 1000))),
    [],
  );
  const [left, setLeft] = useState(secondsLeft);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    let isOver = false;
    const finish = () => {
      if (isOver) return;
      isOver = true;
      over.current();
    };
    const tick = () => {
      const seconds = secondsLeft();
      setLeft(seconds);
      if (seconds === 0) finish();
    };
    const poll = async () => {
      try {
        const { status, remainingSeconds } = await pollActivity({ cohortId, responseId });
        if (status === 'COMPLETED') finish();
        else if (remainingSeconds !== undefined) end.current = Date.now() + remainingSeconds * 1000;
      } catch {
        // A missed poll changes nothing: the server knows the time, and answers are saved by their own calls.
      }
    };
    void poll();
    const clock = setInterval(tick, 1000);
    const polls = setInterval(() => void poll(), POLL_MS);
    return () => {
      clearInterval(clock);
      clearInterval(polls);
    };
  }, [cohortId, responseId, secondsLeft]);

  return left;
}
