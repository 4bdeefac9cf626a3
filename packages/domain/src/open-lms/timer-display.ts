const DAY_SECONDS = 86_400;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/**
 * Formats the time left in an open course: whole days while more than a day remains, else hh:mm:ss, so that the hours
 * stay visible in the last hour.
 */
export function timerDisplay(remainingSeconds: number): string {
  const seconds = Math.max(0, Math.floor(remainingSeconds));
  if (seconds > DAY_SECONDS) {
    const days = Math.floor(seconds / DAY_SECONDS);
    return days === 1 ? '1 day' : `${days} days`;
  }
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
}
