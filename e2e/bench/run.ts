// `pnpm bench`: measures the bars of the performance design on the built product and prints one table.
//   --only P-4,P-9   only these bars
//   --runs 5         Lighthouse runs of which the median counts (3; 1 per public page)
//   --page-minutes 5 after which Lighthouse starts no further public page (12)
//   --pages /,/courses   only these public pages are given to Lighthouse
//   --json           rows as JSON instead of the table
//   --built          serves the existing build
//   --large          measures on a school of 10,000 learners, which is seeded once and stored in .bench/large
// A missed bar is reported but is not a failure; the exit code is 1 if something could not be measured.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BARS, type Bar, type Bench, type Measure, type Row, type Table } from './bar.ts';
import { stopChildren } from './children.ts';
import { plantLargeSchool } from './large-school.ts';
import { activeLearners } from './measure-active-learners.ts';
import { appBytes } from './measure-app-bytes.ts';
import { coldBuild } from './measure-build.ts';
import { checkoutRates } from './measure-checkout.ts';
import { courseAnswers } from './measure-course-answers.ts';
import { dashboardPaint } from './measure-dashboard-paint.ts';
import { longCourse } from './measure-long-course.ts';
import { navigation } from './measure-navigation.ts';
import { officeLists } from './measure-office-lists.ts';
import { publicPaint } from './measure-public-paint.ts';
import { quizRush } from './measure-quiz-rush.ts';
import { roundTrips } from './measure-round-trips.ts';
import { serverRates } from './measure-server-rates.ts';
import { siteBytes } from './measure-site-bytes.ts';
import { starts } from './measure-starts.ts';
import { pageTableOf, tableOf } from './print-table.ts';
import { type School, startSchool } from './start-school.ts';

/** In working order: `starts` stops the school, so it follows everything that needs the school. */
const MEASURES: readonly Measure[] = [
  siteBytes,
  appBytes,
  navigation,
  publicPaint,
  dashboardPaint,
  serverRates,
  checkoutRates,
  roundTrips,
  activeLearners,
  quizRush,
  longCourse,
  courseAnswers,
  officeLists,
  starts,
  coldBuild,
];
/** Excludes the public pages, whose time is set by the command. */
const LONGEST_MINUTES = 8;
/** Time to create the large school if it does not exist yet. */
const PLANTING_MINUTES = 20;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string' },
    'page-minutes': { type: 'string', default: '12' },
    pages: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    built: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
  },
});

const isBar = (name: string): name is Bar => (BARS as readonly string[]).includes(name);
const wanted = values.only?.split(',').map((name) => name.trim().toUpperCase()) ?? BARS;
const unknown = wanted.filter((name) => !isBar(name));
const runs = Number(values.runs ?? 3);
const pageMinutes = Number(values['page-minutes']);
if (unknown.length > 0 || !Number.isInteger(runs) || runs < 1 || !(pageMinutes > 0)) {
  console.error(
    unknown.length > 0
      ? `There is no bar ${unknown.join(', ')}.`
      : '--runs must be a whole number from 1, --page-minutes a number above 0.',
  );
  process.exit(2);
}

const root = fileURLToPath(new URL('../..', import.meta.url));
await mkdir(join(root, '.bench'), { recursive: true });
const folder = await mkdtemp(join(root, '.bench', 'run-'));
const began = performance.now();
const tables: Table[] = [];
let school: Promise<School> | undefined;

async function openSchool(): Promise<School> {
  const home = values.large ? join(root, '.bench', 'large') : join(folder, 'home');
  const running = await startSchool({ home, isBuilt: values.built });
  if (!values.large) return running;
  bench.note('the large school');
  await plantLargeSchool(root, home);
  return { ...running, isLarge: true };
}

const bench: Bench = {
  root,
  folder,
  bars: new Set(wanted.filter(isBar)),
  runs,
  pageRuns: Number(values.runs ?? 1),
  pageMinutes,
  pages: new Set(values.pages.split(',').filter(Boolean)),
  isBuilt: values.built,
  school: () => {
    school ??= openSchool();
    return school;
  },
  note: (text) => console.error(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${text}`),
  table: (table) => tables.push(table),
};

async function end(code: number): Promise<never> {
  await stopChildren();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end(130));

/** Limits a measure to the remaining time. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  const longest = (LONGEST_MINUTES + pageMinutes + (values.large ? PLANTING_MINUTES : 0)) * 60_000;
  const left = Math.max(0, longest - (performance.now() - began));
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the time of the bench was over')), left);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

const rows: Row[] = [];
const failures: string[] = [];
for (const { bars, measure } of MEASURES.filter((one) => one.bars.some((bar) => bench.bars.has(bar)))) {
  const asked = bars.filter((bar) => bench.bars.has(bar));
  try {
    const measured = await inTime(measure(bench));
    rows.push(...measured.filter(({ bar }) => bench.bars.has(bar)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    failures.push(`${asked.join(', ')} could not be measured: ${reason}`);
    rows.push(
      ...asked.map(
        (bar): Row => ({
          bar,
          what: 'not measured',
          figure: '-',
          limit: '',
          held: null,
        }),
      ),
    );
  }
}
rows.sort((a, b) => BARS.indexOf(a.bar) - BARS.indexOf(b.bar));

if (values.json) console.log(JSON.stringify({ cores: cpus().length, runs, rows, tables, failures }, null, 2));
else {
  console.log(tableOf(rows));
  const judged = rows.filter(({ held }) => held !== null);
  console.log(
    `\n${judged.filter(({ held }) => held).length} of ${judged.length} held, on ${cpus().length} cores`,
  );
  for (const table of tables) console.log(`\n${pageTableOf(table)}`);
}
for (const failure of failures) console.error(failure);
await end(failures.length > 0 ? 1 : 0);
