/** The last turn of a daily job until a moment; null for a job that runs more often. */
export function lastDailyTurn(cron: string, until: Date): Date | null {
  const [, minute, hour] = /^(\d+) (\d+) \* \* \*$/.exec(cron) ?? [];
  if (minute === undefined || hour === undefined) return null;
  const turn = new Date(until);
  turn.setUTCHours(Number(hour), Number(minute), 0, 0);
  if (turn > until) turn.setUTCDate(turn.getUTCDate() - 1);
  return turn;
}
