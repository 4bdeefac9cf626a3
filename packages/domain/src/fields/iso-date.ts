import * as z from 'zod/mini';

const MIN_YEAR = 1900;
const MAX_YEAR = 2199;

/** Whether a text is YYYY-MM-DD and that day exists. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const time = Date.parse(`${text}T00:00:00Z`);
  if (year < MIN_YEAR || year > MAX_YEAR || Number.isNaN(time)) return false;
  return new Date(time).toISOString().startsWith(text);
}

/** A day of the calendar, YYYY-MM-DD (D-42). */
export const IsoDate = z.string().check(z.refine(isIsoDate, 'Enter a date as YYYY-MM-DD'));
export type IsoDate = z.infer<typeof IsoDate>;

/** A month of the calendar, YYYY-MM (D-42). */
export const IsoMonth = z
  .string()
  .check(z.refine((text) => isIsoDate(`${text}-01`), 'Enter a month as YYYY-MM'));
export type IsoMonth = z.infer<typeof IsoMonth>;
