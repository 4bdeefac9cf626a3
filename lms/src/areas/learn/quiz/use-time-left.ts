import { useCallback, useEffect, useRef, useState } from 'react';
import { pollActivity, pollInactivity } from '../../../data/quizzes.ts';

/** How often the server is told that the learner is there. */
const POLL_MS = 30_000;

/** From how many seconds without a key or a touch on the learner counts as away. */
const AWAY_SECONDS = 30;
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

type TimeLeft = { cohortId: string; responseId: string; endsAt: string | undefined; onOver: () => void };

/**
 * `left` is the seconds left of an attempt by the server's clock, null without a limit. The clock of the device only fills the
 * time between two answers of the server (QUIZ-10). `isAway` is true when the server wants the learner asked whether
 * they are still there; being away never closes anything.
 */
export function useTimeLeft({ cohortId, responseId, endsAt, onOver }: TimeLeft): {
  left: number | null;
  isAway: boolean;
} {
  const end = useRef(endsAt === undefined ? null : Date.parse(endsAt));
  const secondsLeft = useCallback(
    () => (end.current === null ? null : Math.max(0, Math.ceil((end.current - Date.now()) / 1000))),
    [],
  );
  const [left, setLeft] = useState(secondsLeft);
  const [isAway, setAway] = useState(false);
  const over = useRef(onOver);
  over.current = onOver;

  useEffect(() => {
    let isOver = false;
    let lastSign = Date.now();
    const sign = () => {
      lastSign = Date.now();
      setAway(false);
    };
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
        const inactiveSeconds = Math.min(86_400, Math.floor((Date.now() - lastSign) / 1000));
        const { status, remainingSeconds, warn } =
          inactiveSeconds < AWAY_SECONDS
            ? { ...(await pollActivity({ cohortId, responseId })), warn: false }
            : await pollInactivity({ cohortId, responseId, inactiveSeconds });
        setAway(warn);
        if (status === 'COMPLETED') finish();
        else if (remainingSeconds !== undefined) end.current = Date.now() + remainingSeconds * 1000;
      } catch {
        // A missed poll changes nothing: the server knows the time, and answers are saved by their own calls.
      }
    };
    void poll();
    const clock = setInterval(tick, 1000);
    const polls = setInterval(() => void poll(), POLL_MS);
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true });
    return () => {
      for (const name of SIGNS) window.removeEventListener(name, sign);
      clearInterval(clock);
      clearInterval(polls);
    };
  }, [cohortId, responseId, secondsLeft]);

  return { left, isAway };
}
