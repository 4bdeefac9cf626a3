import { stampOf } from '../stamp-of.ts';

/** The ids of what ends, in any order. */
export type Closing = {
  /** The openings that close with their employer. */
  openings?: readonly string[];
  /** The applications whose applicants are notified. */
  waiting: readonly string[];
};

/** Identifies which openings close and who is notified, so that one who leaves and one who comes are a change. */
export const stampClosing = ({ openings = [], waiting }: Closing): string =>
  stampOf([openings.toSorted(), waiting.toSorted()]);
