import type { School } from './start-school.ts';

/** The bars of the performance design, in its order. */
export const BARS = [
  'P-1',
  'P-2',
  'P-3',
  'P-4',
  'P-5',
  'P-6',
  'P-7',
  'P-8',
  'P-9',
  'P-10',
  'P-11',
  'P-12',
  'P-13',
] as const;
export type Bar = (typeof BARS)[number];

/** One line of the table. `held` is null where the bench does not judge: the line says who does. */
export type Row = {
  bar: Bar;
  what: string;
  figure: string;
  limit: string;
  /** The same measured in the same run at the thinnest thing that could do the work. */
  floor?: string;
  held: boolean | null;
};

/** What a measure may use. */
export type Bench = {
  /** The project's root. */
  root: string;
  /** A folder of this run, removed at its end. */
  folder: string;
  /** The bars asked for. */
  bars: ReadonlySet<Bar>;
  /** Starts serve what stands built already. */
  isBuilt: boolean;
  /** Lighthouse runs of which the median counts. */
  runs: number;
  /** The running school; the first call starts it. */
  school: () => Promise<School>;
  /** Says on the error stream what is being done. */
  note: (text: string) => void;
};

/** Measures one or several bars that share their work. */
export type Measure = {
  bars: readonly Bar[];
  measure: (bench: Bench) => Promise<Row[]>;
};
