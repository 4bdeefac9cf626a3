import type { Measure } from './bar.ts';

/** P-10 is counted by the server's own tests, which see every statement. */
export const roundTrips: Measure = {
  bars: ['P-10'],
  measure: async () => [
    {
      bar: 'P-10',
      what: 'SQL round trips of a read, of a write',
      figure: 'shown by tests',
      limit: '<= 3, <= 6',
      held: null,
    },
  ],
};
