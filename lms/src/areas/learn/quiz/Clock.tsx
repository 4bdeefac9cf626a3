import * as css from './QuizPage.css.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The last minutes in which the clock is drawn in the signal's colour. */
const LATE_SECONDS = 120;

/** The time left, hh:mm:ss or mm:ss; it is read aloud only when asked for. */
export function Clock({ seconds }: { seconds: number }) {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const text = `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
  return (
    <span role="timer" aria-label="Time left" className={seconds <= LATE_SECONDS ? css.clockLate : css.clock}>
      {text}
    </span>
  );
}
