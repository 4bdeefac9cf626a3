import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import * as css from './QuizPage.css.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The last seconds, in which the clock is drawn in the signal colour. */
const LATE_SECONDS = 120;

/** The announcements near the end, by the seconds left from which each applies. */
const CALLS = [
  [60, 'Less than a minute left'],
  [300, 'Less than five minutes left'],
] as const;

/** The time left, hh:mm:ss or mm:ss; read aloud on request and as the end approaches. */
export function Clock({ seconds }: { seconds: number }) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const text = `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
  const call = CALLS.find(([from]) => seconds <= from);
  return (
    <>
      <span
        role="timer"
        aria-label="Time left"
        className={seconds <= LATE_SECONDS ? css.clockLate : css.clock}
      >
        {text}
      </span>
      <VisuallyHidden>
        <span role="status">{call?.[1]}</span>
      </VisuallyHidden>
    </>
  );
}
