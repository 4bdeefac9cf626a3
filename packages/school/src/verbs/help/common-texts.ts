import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';

export const PAGE = 'Which page of the list. Default: 1.';
export const YES = 'Does it. Default: it is only said what would happen.';
export const CURRENCY = 'INR or USD.';
export const UNTIL = `A day, which counts whole, or a time such as 2027-01-31T18:30, in ${DEFAULT_TIMEZONE}.`;
/** An id as the examples show it. */
export const ID = '01a1b2c3-d4e5-7f60-8a9b-0c1d2e3f4a5b';
