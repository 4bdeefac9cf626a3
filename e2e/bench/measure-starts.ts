import { atMost } from './at-most.ts';
import type { Bench, Measure, Row } from './bar.ts';
import { seconds } from './figures.ts';
import { openScreens, signInLearners } from './learner-screens.ts';
import { residentBytes } from './process-figures.ts';
import { startSchool } from './start-school.ts';

const MEMORY_MB = 350;
const SECOND_START_MS = 5_000;
const FIRST_START_MS = 180_000;
const MB = 1024 * 1024;

/**
 * P-12: memory after load, and the duration of the first start of a new home and of a second start. Stops the school.
 */
async function measure({ school, bars, isBuilt, note }: Bench): Promise<Row[]> {
  const running = await school();
  if (!bars.has('P-9') && !bars.has('P-11')) {
    note('load before memory is read');
    await openScreens(running, await signInLearners(running), { learners: 1_000, seconds: 10 });
  }
  const memory = residentBytes(running.pid);
  note('second start');
  await running.stop();
  let again = await startSchool({ home: running.home, isBuilt });
  await again.stop();
  if (again.hasBuilt) {
    note('sources changed meanwhile: second start once more');
    again = await startSchool({ home: running.home, isBuilt });
    await again.stop();
  }
  return [
    {
      bar: 'P-12',
      what: 'first start, everything installed',
      figure: seconds(running.startedInMs),
      limit: `<= ${seconds(FIRST_START_MS)} with the install`,
      held: running.startedInMs <= FIRST_START_MS,
    },
    atMost('P-12', 'second start', { figure: again.startedInMs, limit: SECOND_START_MS, print: seconds }),
    atMost('P-12', 'memory of the server process after the load', {
      figure: memory,
      limit: MEMORY_MB * MB,
      print: (bytes) => `${Math.round(bytes / MB)} MB`,
    }),
  ];
}

export const starts: Measure = { bars: ['P-12'], measure };
