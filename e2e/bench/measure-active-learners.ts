import type { Bench, Measure, Row } from './bar.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { count, millis, percentile } from './figures.ts';
import { openScreens, signInLearners } from './learner-screens.ts';
import { processorSeconds } from './process-figures.ts';

const LEARNERS = 1_000;
const LOAD_SECONDS = 20;
/** A school has run for days when its learners come; compiled code and the pages of the database are there after this. */
const WARM_UP_SECONDS = 10;
const P95_MS = 100;
const P99_MS = 300;
/** Five calls every ten seconds. */
const CALLS_OF_A_LEARNER_PER_SECOND = 0.5;

/** P-11: a thousand learners who open a screen every ten seconds, and the processor time they cost. */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { pid } = await embeddedDatabase(running.home);
  note(`${LEARNERS} active learners for ${LOAD_SECONDS} s`);
  // Before the clock starts: 60 people who sign in within a second cost as much as 2,000 calls.
  const people = await signInLearners(running);
  await openScreens(running, people, { learners: LEARNERS, seconds: WARM_UP_SECONDS });
  const pids = [running.pid, pid];
  const [before, began] = [processorSeconds(pids), performance.now()];
  const { latencies, failed, perSecond } = await openScreens(running, people, {
    learners: LEARNERS,
    seconds: LOAD_SECONDS,
  });
  const after = processorSeconds(pids);
  const used =
    before === null || after === null ? null : (after - before) / ((performance.now() - began) / 1000);
  // A server that falls behind is credited only with the calls it answered.
  const perCpu =
    used === null ? null : (perSecond - failed / LOAD_SECONDS) / CALLS_OF_A_LEARNER_PER_SECOND / used;
  const p95 = percentile(latencies, 0.95);
  const p99 = percentile(latencies, 0.99);
  return [
    {
      bar: 'P-11',
      what: `${count(LEARNERS)} active learners${running.isLarge ? ' of 10,000, one call of five writes' : ''}, ${count(perSecond)} calls/s: p50, p95, p99`,
      figure: `${millis(percentile(latencies, 0.5))}, ${millis(p95)}, ${millis(p99)}${failed > 0 ? `, ${failed} failed` : ''}`,
      limit: `p95 <= ${P95_MS} ms, p99 <= ${P99_MS} ms`,
      held: p95 <= P95_MS && p99 <= P99_MS && failed === 0,
    },
    ...(used === null || perCpu === null
      ? []
      : [
          {
            bar: 'P-11',
            what: `learners a vCPU (server and database used ${used.toFixed(2)} vCPU)`,
            figure: count(perCpu),
            limit: `>= ${count(LEARNERS)}`,
            held: perCpu >= LEARNERS,
          } satisfies Row,
        ]),
  ];
}

export const activeLearners: Measure = { bars: ['P-11'], measure };
