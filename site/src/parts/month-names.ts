/**
 * The names of the months. The first use of Intl on a page costs a phone about a tenth of a second; English needs none.
 */
export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
