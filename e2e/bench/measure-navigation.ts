/// <reference lib="dom" />
import type { CurriculumNode } from '@plinth/domain/curriculum/curriculum-node';
import { contentPath } from '@plinth/domain/navigation/content-path';
import type { Page } from 'playwright';
import { withoutLive } from '../support/without-live.ts';
import type { Bench, Measure, Row } from './bar.ts';
import { millis, percentile } from './figures.ts';
import { openBrowser } from './open-browser.ts';
import { readApi } from './read-api.ts';
import { seededLearner } from './seeded-learner.ts';
import { sessionCookies } from './session-cookies.ts';

const ROUNDS = 12;
const PREFETCHED_MS = 100;
const UNPREFETCHED_MS = 300;
const PATIENCE_MS = 5_000;

type Way = {
  name: string;
  from: string;
  /** The link to follow. */
  link: string;
  /** The text of the main heading that confirms arrival. */
  heading: string;
};

/**
 * P-8: from the click until the next screen's heading is shown and nothing on it loads, with and without the pointer
 * resting on the link beforehand.
 */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { origin } = running;
  const { token, cohortId } = await seededLearner(running);
  const ways: Way[] = [
    {
      name: 'hub to dashboard',
      from: '/learner-hub',
      link: `a[href^="/learn/${cohortId}/dashboard"]`,
      heading: 'Dashboard',
    },
    await lessonToLesson(origin, token, cohortId),
  ];
  const browser = await openBrowser();
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
    });
    await withoutLive(context);
    await context.addCookies(sessionCookies(origin, token));
    const page = await context.newPage();
    const rows: Row[] = [];
    for (const way of ways) {
      for (const isPrefetched of [true, false]) {
        note(`${way.name}, ${isPrefetched ? '' : 'not '}prefetched`);
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          await page.goto(origin + way.from, {
            waitUntil: 'networkidle',
            timeout: 20_000,
          });
          times.push(await timeOf(page, way, isPrefetched));
        }
        const limit = isPrefetched ? PREFETCHED_MS : UNPREFETCHED_MS;
        const p95 = percentile(times, 0.95);
        rows.push({
          bar: 'P-8',
          what: `${way.name}, ${isPrefetched ? 'prefetched' : 'not prefetched'}: p50, p95`,
          figure: `${millis(percentile(times, 0.5))}, ${millis(p95)}`,
          limit: `p95 <= ${limit} ms`,
          held: p95 <= limit,
        });
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function timeOf(page: Page, { name, link, heading }: Way, isPrefetched: boolean): Promise<number> {
  const target = page.locator(link).first();
  await target.waitFor({ timeout: PATIENCE_MS });
  if (isPrefetched) {
    await target.hover();
    await page.waitForLoadState('networkidle');
    // The prefetch starts after a short intent delay, which "idle" may precede.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  }
  const time = await target.evaluate(
    (anchor, { text, patience }) =>
      new Promise<number | null>((resolve) => {
        const began = performance.now();
        const look = () => {
          const isLoading = document.querySelector('main [aria-busy="true"]') !== null;
          const shown = [...document.querySelectorAll('main h1, h1')].some(
            (one) => one.textContent?.trim().startsWith(text) && one.getClientRects().length > 0,
          );
          const now = performance.now();
          if (shown && !isLoading) resolve(now - began);
          else if (now - began > patience) resolve(null);
          else requestAnimationFrame(look);
        };
        (anchor as HTMLElement).click();
        requestAnimationFrame(look);
      }),
    { text: heading, patience: PATIENCE_MS },
  );
  if (time === null) throw new Error(`${name}: "${heading}" was not all there in ${PATIENCE_MS / 1000} s`);
  return time;
}

/** The first two consecutive steps of the first open module. */
async function lessonToLesson(origin: string, token: string, cohortId: string): Promise<Way> {
  const { nodes } = await readApi<{ nodes: CurriculumNode[] }>(
    origin,
    token,
    `/v2/client/lms/${cohortId}/cohort-node-data/index?namespace=LEARNING`,
  );
  for (const module of nodes) {
    const [first, second] = module.children.filter(({ type, isLocked }) => type === 'TOPIC' && !isLocked);
    if (!first || !second) continue;
    const at = (contentId: string) =>
      contentPath('learn', cohortId, {
        namespace: 'LEARNING',
        moduleId: module.nodeId,
        contentId,
      });
    return {
      name: 'lesson to lesson',
      from: at(first.nodeId),
      link: `a[href*="cid=${second.nodeId}"]`,
      heading: second.meta.title ?? '',
    };
  }
  throw new Error('the seeded course has no two open lessons in a row');
}

export const navigation: Measure = { bars: ['P-8'], measure };
