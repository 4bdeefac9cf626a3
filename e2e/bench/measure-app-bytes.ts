/// <reference lib="dom" />
import { join } from 'node:path';
import { appOfPath } from '@plinth/domain/navigation/app-of-path';
import type { BrowserContext } from 'playwright';
import { withoutLive } from '../support/without-live.ts';
import type { Bench, Measure, Row } from './bar.ts';
import { brotliBytes } from './brotli-bytes.ts';
import { kib } from './figures.ts';
import { openBrowser } from './open-browser.ts';
import { weightInAll } from './route-weights.ts';
import { seededLearner } from './seeded-learner.ts';
import { sessionCookies } from './session-cookies.ts';
import { traceLoad } from './trace-load.ts';

const KIB = 1024;
const LIMITS = {
  login: 135,
  dashboard: 150,
  anyRoute: 190,
  css: 14,
};
const MOST_ROUTES = 12;

/**
 * The front ends of other schools, as design/performance.md weighed them in November 2026: initial JS, all JS and CSS
 * in KiB after brotli 11, and requests.
 */
const PEERS = [
  ['CourseLit, my content / course', '422 / 535', '2,026', '-', '32'],
  ['LearnHouse, trail / course', '608 / 634', '5,579', '34', '36-38'],
  ['Frappe LMS, home / course', '762 / 1,145', '1,833', '50', '14-18'],
  ['Open edX learning app', '1,086', '1,096', '62', '5'],
  ['ClassroomIO, lms', '1,632', '3,910', '77', '249'],
] as const;

/** P-6: the scripts and styles a route of the app needs before the API has answered, brotli 11. */
async function measure({ root, school, note, table }: Bench): Promise<Row[]> {
  const running = await school();
  const { origin } = running;
  const dist = join(root, 'lms', 'dist');
  const served = new Map<string, number>();
  const bytes = async (paths: readonly string[]) => {
    for (const path of paths)
      if (!served.has(path)) served.set(path, brotliBytes(await (await fetch(origin + path)).text()));
    return paths.reduce((sum, path) => sum + (served.get(path) ?? 0), 0);
  };
  const { token, cohortId } = await seededLearner(running);
  const browser = await openBrowser();
  try {
    const strangers = await browser.newContext();
    const signedIn = await browser.newContext();
    await withoutLive(signedIn);
    await signedIn.addCookies(sessionCookies(origin, token));
    const dashboardPath = `/learn/${cohortId}/dashboard`;
    const routes = [
      { path: '/login', context: strangers },
      { path: dashboardPath, context: signedIn },
      ...(await otherRoutes(signedIn, origin, dashboardPath)).map((path) => ({
        path,
        context: signedIn,
      })),
    ];
    const traced = [];
    for (const { path, context } of routes) {
      note(`scripts of ${path}`);
      const trace = await traceLoad(context, origin + path);
      traced.push({
        path: path.replace(cohortId, '{id}').replace(/\?.*/, ''),
        ...trace,
        initial: await bytes(trace.initialScripts),
        settled: await bytes(trace.scripts),
        css: await bytes(trace.initialStyles),
      });
    }
    const [login, dashboard, ...others] = traced;
    if (!login || !dashboard) throw new Error('login and dashboard were not traced');
    const scriptRow = (route: typeof login, limit: number, what: string): Row => ({
      bar: 'P-6',
      what,
      figure: `${kib(route.initial)} (${kib(route.settled)} once quiet)`,
      limit: `<= ${limit} KiB`,
      held: route.initial <= limit * KIB,
    });
    const largest = <T>(list: T[], size: (one: T) => number) =>
      list.reduce((kept, one) => (size(one) > size(kept) ? one : kept));
    const widest = largest(traced, ({ initial }) => initial);
    const mostCss = largest(traced, ({ css }) => css);
    const inAll = weightInAll(dist);
    const whole = (bytes: number) => String(Math.round(bytes / KIB));
    table({
      title: 'The learning app beside others, KiB after brotli 11',
      head: ['page', 'initial JS', 'all JS', 'CSS', 'requests'],
      lines: [
        ...traced
          .filter(({ path }) => path.startsWith('/learn'))
          .map(({ path, initial, css, requests }) => [
            `Plinth, ${path}`,
            whole(initial),
            whole(inAll),
            whole(css),
            String(requests),
          ]),
        ...PEERS,
      ],
    });
    return [
      scriptRow(login, LIMITS.login, '/login: initial scripts'),
      scriptRow(dashboard, LIMITS.dashboard, `${dashboard.path}: initial scripts`),
      scriptRow(
        widest,
        LIMITS.anyRoute,
        `${widest.path}, the most of ${others.length + 2} routes: initial scripts`,
      ),
      {
        bar: 'P-6',
        what: `${mostCss.path}, the most: CSS`,
        figure: kib(mostCss.css),
        limit: `<= ${LIMITS.css} KiB`,
        held: mostCss.css <= LIMITS.css * KIB,
      },
    ];
  } finally {
    await browser.close();
  }
}

/** The routes that hub and dashboard link to, one address per route. */
async function otherRoutes(
  context: BrowserContext,
  origin: string,
  dashboardPath: string,
): Promise<string[]> {
  const page = await context.newPage();
  const found = new Map<string, string>();
  for (const path of ['/learner-hub', dashboardPath]) {
    await page.goto(origin + path, {
      waitUntil: 'networkidle',
      timeout: 20_000,
    });
    for (const href of await page
      .locator('a[href]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      const { origin: own, pathname, search } = new URL(href);
      if (own === origin && appOfPath(pathname) === 'lms')
        found.set(pathname + (search && '?'), pathname + search);
    }
  }
  await page.close();
  found.delete(dashboardPath);
  return [...found.values()].slice(0, MOST_ROUTES);
}

export const appBytes: Measure = { bars: ['P-6'], measure };
