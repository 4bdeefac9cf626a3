import { timerDisplay } from '@plinth/domain/open-lms/timer-display';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openTimer, secondsLeft } from '../../stores/open-timer.ts';
import * as css from './open-lms.css.ts';

/** The seconds left below which the time is drawn in the signal colour. */
const LATE_SECONDS = 3_600;

/**
 * The time left, ticking without redrawing anything around it. `onEnd` is called once when it has run out on this
 * device; the server then confirms whether it has.
 */
export function OpenTimer({ onEnd }: { onEnd: () => void }) {
  const timer = useSnapshot(openTimer);
  const [left, setLeft] = useState(() => secondsLeft(timer, Date.now()));
  const ended = useRef(onEnd);
  ended.current = onEnd;

  useEffect(() => {
    setLeft(secondsLeft(timer, Date.now()));
    if (!timer.running) return;
    const tick = setInterval(() => {
      const seconds = secondsLeft(timer, Date.now());
      setLeft(seconds);
      if (seconds > 0) return;
      clearInterval(tick);
      ended.current();
    }, 1000);
    return () => clearInterval(tick);
  }, [timer]);

  return (
    <span
      role="timer"
      aria-label="Time left"
      className={css.figure}
      data-late={timer.running && left <= LATE_SECONDS ? '' : undefined}
    >
      {timerDisplay(left)}
    </span>
  );
}
