import { join } from 'node:path';

/** The sizes at which the flows run, each at schools of its own. */
export const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  desk: { viewport: { width: 1520, height: 950 } },
} as const;

export type Size = keyof typeof SIZES;

/** For what a flow of the phone looks at on a wide screen. */
export const WIDE = { ...SIZES.desk, hasTouch: false, isMobile: false } as const;

/**
 * The flows of those who sit at a desk: guides, lead mentors, staff, marketing people, whoever writes a course; and those
 * of a learner who works with the keyboard or with long forms. All others run on the phone, as strangers, applicants,
 * learners and graduates do.
 */
const AT_DESK =
  /^(acting|app-weight|courses|earnings|editor|emi-partner|feedback|guide-evaluation|guides|lead-mentors|live|money|offline|office-.+|palette|site-weight|streams|walk-office)\.e2e\.ts$/;

/** The size at which a file of flows runs. */
const sizeOfFlow = (file: string): Size => (AT_DESK.test(file) ? 'desk' : 'phone');

const FIRST_PORT = Number(process.env.E2E_PORT ?? '4399');

type SchoolName = `${Size}-${'a' | 'b'}`;

/** Whether only a few flows are run, as `pnpm check` does: one school of each size has them all. */
const IS_QUICK = process.env.E2E_QUICK === '1';

/** The schools of a run. Each size has two, with half of its flows each, so that fewer flows meet what others leave behind. */
export const SCHOOLS: readonly SchoolName[] = IS_QUICK
  ? ['phone-a', 'desk-a']
  : ['phone-a', 'desk-a', 'phone-b', 'desk-b'];

/** The flows that a school serves, of all files of flows. */
export const flowsOf = (school: SchoolName, files: readonly string[]): string[] =>
  [...files]
    .sort()
    .filter((_, index) => IS_QUICK || (index % 2 === 0) === school.endsWith('a'))
    .filter((file) => sizeOfFlow(file) === sizeOf({ name: school }));

/** The size at which a project of Playwright, named by its school or by its size, shows the pages. */
export const sizeOf = ({ name }: { name: string }): Size => (name.startsWith('phone') ? 'phone' : 'desk');

/** Where a school listens: at `E2E_PORT`, 4399 by default, and at those after it. */
export const portOf = (school: SchoolName): number => FIRST_PORT + SCHOOLS.indexOf(school);

/** The school that runs already, for a flow that is being written: its origin, and its folder beside it. */
export const RUNNING = process.env.E2E_RUNNING
  ? { origin: process.env.E2E_RUNNING, home: process.env.PLINTH_HOME ?? join('..', '.plinth') }
  : null;

/** Where a film is streamed from; the schools of the run allow films of this origin. */
export const STREAM_PORT = FIRST_PORT + 1_000;

/** The folder of a school, in that of the run. */
export const homeOf = (school: string): string => RUNNING?.home ?? join(process.env.E2E_HOME ?? '', school);
