import * as z from 'zod/mini';
import { isIsoDate } from './is-iso-date.ts';
import { plainCharacters } from './plain-characters.ts';

/**
 * A day of the calendar, YYYY-MM-DD. Where the browser has a picker for it only an empty field can be wrong, and there
 * nobody types the form of a day.
 */
export const IsoDate = z.string().check(
  z.overwrite(plainCharacters),
  z.refine(isIsoDate, {
    error: ({ input }) => (input === '' ? 'Choose a day' : 'Enter a date as YYYY-MM-DD'),
  }),
);
export type IsoDate = z.infer<typeof IsoDate>;

/** A month of the calendar, YYYY-MM. */
export const IsoMonth = z.string().check(
  z.overwrite(plainCharacters),
  z.refine((text) => isIsoDate(`${text}-01`), 'Enter a month as YYYY-MM'),
);
export type IsoMonth = z.infer<typeof IsoMonth>;
