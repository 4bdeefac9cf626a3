import { join } from 'node:path';

/** The sizes at which the flows run, each against separate schools. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1520, height: 950 } },
} as const;

export type Size = keyof typeof SIZES;

/** For what a phone flow views on a wide screen. */
export const WIDE = { ...SIZES.desk, hasTouch: false, isMobile: false } as const;

/**
 * The flows of people at a desktop: guides, lead mentors, staff, marketing people, course authors; and those of a
 * learner who works with the keyboard or with long forms. All others run on the phone, as strangers, applicants,
 * learners and graduates do.
 */
const AT_DESK =
  /^(acting|app-weight|courses|earnings|editor|emi-partner|feedback|guide-evaluation|guides|lead-mentors|live|money|offline|office-.+|palette|site-weight|streams|walk-office)\.e2e\.ts$/;

/** Returns the size at which a file of flows runs. */
const sizeOfFlow = (file: string): Size => (AT_DESK.test(file) ? 'desk' : 'phone');

const FIRST_PORT = Number(process.env.E2E_PORT ?? '4399');

type SchoolName = `${Size}-${'a' | 'b'}`;

/** Whether only a few flows run, as in `pnpm check`: one school of each size serves them all. */
const IS_QUICK = process.env.E2E_QUICK === '1';

/**
 * The schools of a run. Each size has two, with half of its flows each, so that fewer flows encounter what others leave
 * behind.
 */
export const SCHOOLS: readonly SchoolName[] = IS_QUICK
  ? ['phone-a', 'desk-a']
  : ['phone-a', 'desk-a', 'phone-b', 'desk-b'];

/** Returns the flows that a school serves, out of all files of flows. */
export const flowsOf = (school: SchoolName, files: readonly string[]): string[] =>
  [...files]
    .sort()
    .filter((_, index) => IS_QUICK || (index % 2 === 0) === school.endsWith('a'))
    .filter((file) => sizeOfFlow(file) === sizeOf({ name: school }));

/** Returns the size at which a Playwright project, named after its school or its size, shows the pages. */
export const sizeOf = ({ name }: { name: string }): Size => (name.startsWith('phone') ? 'phone' : 'desk');

/** Returns the port of a school: `E2E_PORT`, 4399 by default, and those after it. */
export const portOf = (school: SchoolName): number => FIRST_PORT + SCHOOLS.indexOf(school);

/** The already running school, for a flow being written: its origin and its folder. */
export const RUNNING = process.env.E2E_RUNNING
  ? { origin: process.env.E2E_RUNNING, home: process.env.PLINTH_HOME ?? join('..', '.plinth') }
  : null;

/** The port a film is streamed from; the schools of the run allow films of this origin. */
export const STREAM_PORT = FIRST_PORT + 1_000;

/** Returns the folder of a school, inside that of the run. */
export const homeOf = (school: string): string => RUNNING?.home ?? join(process.env.E2E_HOME ?? '', school);
