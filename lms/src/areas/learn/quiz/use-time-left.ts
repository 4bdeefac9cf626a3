import { ApiError } from '@plinth/api-client/api-error';
import { useEffect, useRef, useState } from 'react';
import { pollActivity, pollInactivity } from '../../../data/quizzes.ts';

/**
 * How often the server is told that the learner is present, and how soon it is queried again if the time is unknown.
 */
const POLL_MS = 30_000;
const ASK_AGAIN_MS = 3_000;

/** The number of seconds without input after which the learner counts as away. */
const AWAY_SECONDS = 30;
const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const;

/** A jump of the clock by more than this means the device slept or its clock was set: the server is queried first. */
const JUMP_MS = 3_000;

type TimeLeft = {
  cohortId: string;
  responseId: string;
  hasLimit: boolean;
  /** A preview is no attempt: nothing is reported to the server. */
  isPreview: boolean;
  /** The time is over, or the attempt was closed elsewhere. Called once. */
  onEnd: () => void;
};

/**
 * `left` is the seconds left of an attempt by the server's clock, null without a limit and until they are known. The
 * device only counts between two answers of the server, and never ends an attempt by its own clock: a learner whose
 * clock is an hour wrong has the same time. The count ends up to a second before the server's, so that the last answers
 * still arrive. `isAway` is true when the server wants the learner asked whether they are still there; being away never
 * closes anything.
 */
export function useTimeLeft({ cohortId, responseId, hasLimit, isPreview, onEnd }: TimeLeft): {
  left: number | null;
  isAway: boolean;
} {
  const [left, setLeft] = useState<number | null>(null);
  const [isAway, setAway] = useState(false);
  const ended = useRef(onEnd);
  ended.current = onEnd;

  useEffect(() => {
    if (isPreview) return;
    /** When the time is over by the device's clock, as the server last reported; null until it has. */
    let end: number | null = null;
    let isSure = false;
    let isOver = false;
    let lastSign = Date.now();
    let lastTick = Date.now();
    let askedAt = 0;
    const sign = () => {
      lastSign = Date.now();
      setAway(false);
    };
    const finish = () => {
      if (isOver) return;
      isOver = true;
      ended.current();
    };
    const learn = (seconds: number, sentAt: number) => {
      // The server rounds up, and its answer is as old as its time in transit.
      const next = sentAt + (seconds - 1) * 1000;
      if (!isSure || end === null || next < end || next > end + 2_000) end = next;
      isSure = true;
      setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    };
    const poll = async () => {
      const sentAt = Date.now();
      askedAt = sentAt;
      const inactiveSeconds = Math.min(86_400, Math.floor((sentAt - lastSign) / 1000));
      try {
        const { status, remainingSeconds, warn } =
          inactiveSeconds < AWAY_SECONDS
            ? { ...(await pollActivity({ cohortId, responseId })), warn: false }
            : await pollInactivity({ cohortId, responseId, inactiveSeconds });
        setAway(warn);
        if (status === 'COMPLETED') finish();
        else if (remainingSeconds !== undefined) learn(remainingSeconds, sentAt);
      } catch (error) {
        // A missed poll changes nothing: answers are saved by separate calls. A closed attempt is final.
        if (error instanceof ApiError && error.status === 409) finish();
      }
    };
    const tick = () => {
      const now = Date.now();
      const isJump = Math.abs(now - lastTick - 1000) > JUMP_MS;
      lastTick = now;
      if (isOver || !hasLimit) return;
      if (isJump) isSure = false;
      if (end === null || !isSure) {
        if (isJump || now - askedAt >= ASK_AGAIN_MS) void poll();
        return;
      }
      setLeft(Math.max(0, Math.ceil((end - now) / 1000)));
      if (now >= end) finish();
    };
    const look = () => {
      if (document.visibilityState === 'visible' && !isOver) void poll();
    };
    void poll();
    const clock = setInterval(tick, 1000);
    const polls = setInterval(() => !isOver && void poll(), POLL_MS);
    for (const name of SIGNS) window.addEventListener(name, sign, { passive: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      for (const name of SIGNS) window.removeEventListener(name, sign);
      document.removeEventListener('visibilitychange', look);
      clearInterval(clock);
      clearInterval(polls);
    };
  }, [cohortId, responseId, hasLimit, isPreview]);

  return { left, isAway };
}
