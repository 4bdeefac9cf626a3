/** How long ago something was: seconds below a minute, minutes below an hour, else hours (CONST-35, D-125). */
export function relativeTime(instant: string, now: string): string {
  const seconds = Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / 1000));
  if (seconds < 60) return `${seconds}s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes}m ago` : `${Math.floor(minutes / 60)}h ago`;
}
