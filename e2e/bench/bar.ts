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
  'P-14',
  'P-15',
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

/** A table of its own below the bars, for what has a line a page. */
export type Table = { title: string; head: readonly string[]; lines: readonly (readonly string[])[] };

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
  /** The same for the public pages, of which there are many. */
  pageRuns: number;
  /** After so many minutes of public pages no further one is begun. */
  pageMinutes: number;
  /** Addresses of the public pages that Lighthouse is given; none for all of them. */
  pages: ReadonlySet<string>;
  /** The running school; the first call starts it. */
  school: () => Promise<School>;
  /** Says on the error stream what is being done. */
  note: (text: string) => void;
  /** Prints a table of its own below the bars. */
  table: (table: Table) => void;
};

/** Measures one or several bars that share their work. */
export type Measure = {
  bars: readonly Bar[];
  measure: (bench: Bench) => Promise<Row[]>;
};
