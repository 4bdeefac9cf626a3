import { withoutLive } from '../support/without-live.ts';
import { atMost } from './at-most.ts';
import type { Bench, Measure, Row } from './bar.ts';
import { millis, seconds } from './figures.ts';
import { openBrowser } from './open-browser.ts';
import { paintFigures } from './paint-figures.ts';
import { seededLearner } from './seeded-learner.ts';
import { sessionCookies } from './session-cookies.ts';
import { traceLoad } from './trace-load.ts';

const FCP_MS = 1_000;
const LCP_MS = 1_800;
const TBT_MS = 250;

/** P-7: Lighthouse mobile on the seeded learner's dashboard, and whether its calls wait for its scripts. */
async function measure({ school, folder, runs, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { origin } = running;
  const { token, cohortId } = await seededLearner(running);
  const cookies = sessionCookies(origin, token);
  const url = `${origin}/learn/${cohortId}/dashboard`;
  note('Lighthouse mobile on the dashboard');
  const page = { url, preset: 'mobile', runs, folder, cookies } as const;
  const paint = await paintFigures(page);
  // The estimate includes the app's script before the first paint, which does not wait for it.
  const slowed = await paintFigures({ ...page, isSlowed: true });
  const browser = await openBrowser();
  try {
    const context = await browser.newContext();
    await withoutLive(context);
    await context.addCookies(cookies);
    const { callsBesideScripts } = await traceLoad(context, url);
    return [
      {
        bar: 'P-7',
        what: 'dashboard: FCP, LCP, mobile',
        figure: `${seconds(paint.fcp)}, ${seconds(paint.lcp)}`,
        limit: `<= ${seconds(FCP_MS)}, ${seconds(LCP_MS)}`,
        held: paint.fcp <= FCP_MS && paint.lcp <= LCP_MS,
      },
      {
        bar: 'P-7',
        what: 'dashboard: FCP, LCP, mobile, on a line and a processor slowed',
        figure: `${seconds(slowed.fcp)}, ${seconds(slowed.lcp)}`,
        limit: `<= ${seconds(FCP_MS)}, ${seconds(LCP_MS)}`,
        held: slowed.fcp <= FCP_MS && slowed.lcp <= LCP_MS,
      },
      atMost('P-7', 'dashboard: TBT, mobile', { figure: paint.tbt, limit: TBT_MS, print: millis }),
      atMost('P-7', 'dashboard: TBT in time of the processor, mobile', {
        figure: paint.tbtOfProcessor,
        limit: TBT_MS,
        print: millis,
      }),
      {
        bar: 'P-7',
        what: "dashboard: calls beside the route's scripts",
        figure: callsBesideScripts ? 'yes' : 'no',
        limit: 'yes',
        held: callsBesideScripts,
      },
    ];
  } finally {
    await browser.close();
  }
}

export const dashboardPaint: Measure = { bars: ['P-7'], measure };
