import { timerDisplay } from '@plinth/domain/open-lms/timer-display';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { openTimer, secondsLeft } from '../../stores/open-timer.ts';
import * as css from './open-lms.css.ts';

/** From when the time left is drawn in the colour of the signal. */
const LATE_SECONDS = 3_600;

/**
 * The time left, ticking by itself: nothing around it is drawn again. `onEnd` is called once when it
 * has run out on this device; whether it has is then asked of the server.
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
