/**
 * Returns the space an interval gets, 1 to 5: equal factors of time get equal steps, so that a day and a year fit on
 * one line. Dates are ISO 8601.
 */
export function spanOfDays(from: string, to: string): 1 | 2 | 3 | 4 | 5 {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (!(days > 3)) return 1;
  if (days <= 10) return 2;
  if (days <= 30) return 3;
  return days <= 90 ? 4 : 5;
}
