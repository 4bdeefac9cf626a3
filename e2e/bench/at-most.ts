import type { Bar, Row } from './bar.ts';

/** Judges a figure that must not exceed a limit. */
export const atMost = (
  bar: Bar,
  what: string,
  { figure, limit, print }: { figure: number; limit: number; print: (figure: number) => string },
): Row => ({ bar, what, figure: print(figure), limit: `<= ${print(limit)}`, held: figure <= limit });
