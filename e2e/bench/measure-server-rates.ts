import type { Bench, Measure, Row } from './bar.ts';
import { compareRates } from './compare-rates.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { count, millis } from './figures.ts';
import { seededLearner } from './seeded-learner.ts';
import { startFloor } from './start-floor.ts';

const CONNECTIONS = 50;
/** As many as the floor of the design was measured with. */
const DASHBOARD_CONNECTIONS = 20;
const TRIVIAL_SHARE = 0.5;
const DASHBOARD_SHARE = 0.7;
const DASHBOARD_P99_TIMES = 1.5;

/** P-9: the school's answers beside the thinnest servers that could give them. */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { token, cohortId } = await seededLearner(running);
  const { url } = await embeddedDatabase(running.home);
  const headers = { 'x-auth-token': token };
  // By number: looking "localhost" up is no part of what is measured.
  const origin = running.origin.replace('localhost', '127.0.0.1');
  const hello = await startFloor(new URL('./floor/hello-server.ts', import.meta.url));
  const floor = await startFloor(new URL('./floor/api-floor-server.ts', import.meta.url), {
    DATABASE_URL: url,
  });
  try {
    note('a trivial signed-in call beside node:http');
    const [bare, one, trivial] = await compareRates(
      [
        { name: 'node:http', url: `${hello.origin}/` },
        { name: 'one look-up', url: `${floor.origin}/one`, headers },
        {
          name: 'coachMarks',
          url: `${origin}/v1/client/workspace/${cohortId}/coachMarks`,
          headers,
        },
      ],
      CONNECTIONS,
    );
    note('the dashboard beside a join');
    const [join, dashboard] = await compareRates(
      [
        { name: 'join', url: `${floor.origin}/join`, headers },
        {
          name: 'dashboardV2',
          url: `${origin}/v1/client/workspace/${cohortId}/dashboardV2`,
          headers,
        },
      ],
      DASHBOARD_CONNECTIONS,
    );
    const trivialShare = trivial.perSecond / bare.perSecond;
    const dashboardShare = dashboard.perSecond / join.perSecond;
    const p99Times = dashboard.p99 / join.p99;
    return [
      {
        bar: 'P-9',
        what: `trivial signed-in call (coachMarks), ${CONNECTIONS} connections`,
        figure: `${count(trivial.perSecond)}/s, ${trivialShare.toFixed(2)} of node:http`,
        limit: `>= ${TRIVIAL_SHARE}`,
        floor: `node:http ${count(bare.perSecond)}/s; Hono and one session look-up ${count(one.perSecond)}/s`,
        held: trivialShare >= TRIVIAL_SHARE,
      },
      {
        bar: 'P-9',
        what: `dashboardV2, ${DASHBOARD_CONNECTIONS} connections`,
        figure: `${count(dashboard.perSecond)}/s, ${dashboardShare.toFixed(2)} of the join`,
        limit: `>= ${DASHBOARD_SHARE}`,
        floor: `session, user and enrolments ${count(join.perSecond)}/s`,
        held: dashboardShare >= DASHBOARD_SHARE,
      },
      {
        bar: 'P-9',
        what: 'dashboardV2: p99',
        figure: `${millis(dashboard.p99)}, ${p99Times.toFixed(1)} times the join`,
        limit: `<= ${DASHBOARD_P99_TIMES} times`,
        floor: millis(join.p99),
        held: p99Times <= DASHBOARD_P99_TIMES,
      },
    ];
  } finally {
    await Promise.all([hello.stop(), floor.stop()]);
  }
}

export const serverRates: Measure = { bars: ['P-9'], measure };
