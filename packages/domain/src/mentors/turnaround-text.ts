/** Formats a turnaround time in everyday terms: hours up to two days, whole and half days beyond. */
export function turnaroundText(hours: number | null): string {
  if (hours === null) return 'Nothing yet';
  if (hours < 1) return 'Under an hour';
  if (hours < 48) {
    const whole = Math.round(hours);
    return `${whole} ${whole === 1 ? 'hour' : 'hours'}`;
  }
  return `${Math.round(hours / 12) / 2} days`;
}
