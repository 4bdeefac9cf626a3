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

/** One line of the table. `held` is null if the bench does not judge the bar; the line then says who does. */
export type Row = {
  bar: Bar;
  what: string;
  figure: string;
  limit: string;
  /** The same, measured in the same run on the thinnest thing that could do the work. */
  floor?: string;
  held: boolean | null;
};

/** A separate table below the bars, for measures with one line per page. */
export type Table = { title: string; head: readonly string[]; lines: readonly (readonly string[])[] };

/** What a measure may use. */
export type Bench = {
  /** The project's root. */
  root: string;
  /** A folder for this run, removed at its end. */
  folder: string;
  /** The bars requested. */
  bars: ReadonlySet<Bar>;
  /** Whether starts serve the existing build. */
  isBuilt: boolean;
  /** Number of Lighthouse runs whose median counts. */
  runs: number;
  /** The same for the public pages, of which there are many. */
  pageRuns: number;
  /** Minutes after which no further public page is started. */
  pageMinutes: number;
  /** Addresses of the public pages given to Lighthouse; empty means all. */
  pages: ReadonlySet<string>;
  /** The running school; the first call starts it. */
  school: () => Promise<School>;
  /** Prints the current activity on the error stream. */
  note: (text: string) => void;
  /** Prints a separate table below the bars. */
  table: (table: Table) => void;
};

/** Measures one or several bars that share the work. */
export type Measure = {
  bars: readonly Bar[];
  measure: (bench: Bench) => Promise<Row[]>;
};
