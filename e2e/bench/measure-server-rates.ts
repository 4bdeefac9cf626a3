import type { Bench, Measure, Row } from './bar.ts';
import { compareRates } from './compare-rates.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { count, millis } from './figures.ts';
import { seededLearner } from './seeded-learner.ts';
import { startFloor } from './start-floor.ts';

/** As many as the design's floor was measured with. */
const DASHBOARD_CONNECTIONS = 20;
const DASHBOARD_SHARE = 0.4;
const DASHBOARD_P99_TIMES = 3;

/** P-9: the school's answers next to the thinnest servers that could give them. */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { token, cohortId } = await seededLearner(running);
  const { url } = await embeddedDatabase(running.home);
  const headers = { 'x-auth-token': token };
  // By number, since looking up "localhost" is not part of the measurement.
  const origin = running.origin.replace('localhost', '127.0.0.1');
  const floor = await startFloor(new URL('./floor/api-floor-server.ts', import.meta.url), {
    DATABASE_URL: url,
  });
  try {
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
    const dashboardShare = dashboard.perSecond / join.perSecond;
    const p99Times = dashboard.p99 / join.p99;
    return [
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
    await floor.stop();
  }
}

export const serverRates: Measure = { bars: ['P-9'], measure };
