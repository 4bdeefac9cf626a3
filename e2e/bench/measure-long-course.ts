/// <reference lib="dom" />
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { Page } from 'playwright';
import { atMost } from './at-most.ts';
import type { Bench, Measure, Row } from './bar.ts';
import { embeddedDatabase } from './embedded-database.ts';
import { count, median, millis, percentile } from './figures.ts';
import { openBrowser } from './open-browser.ts';
import { seededLearner } from './seeded-learner.ts';
import { sessionCookies } from './session-cookies.ts';

const MODULES = 50;
const LESSONS = 100;
const FRAME_MS = 1000 / 60;
/** A frame later than this is noticeable when scrolling. */
const LONG_FRAME_MS = 50;
const STEPS = 240;
/** As tall as the unfolded course. */
const EMPTY_PAGE_PX = 230_000;
const OPEN_MS = 1_000;

/** Creates a cohort like the learner's with a course of 5,000 lessons, and a seat in it. Returns the cohort's id. */
async function mintLongCourse(client: pg.Client, like: string, token: string): Promise<string> {
  const [course, root, cohort] = [randomUUID(), randomUUID(), randomUUID()];
  await client.query(
    `insert into courses (course_id, code, title, published_at) values ($1, 'LONG', 'A long course', now())`,
    [course],
  );
  await client.query(
    `insert into course_nodes (node_id, course_id, key, type, namespace, rank, meta, release_day)
      values ($1, $2, 'long', 'ROOT', 'LEARNING', 1, '{"title": "A long course"}', 0)`,
    [root, course],
  );
  await client.query(
    `with modules as (
      insert into course_nodes (node_id, course_id, parent_node_id, key, type, namespace, rank, meta, release_day)
        select gen_random_uuid(), $2, $1, 'long/' || m, 'STUDIO', 'LEARNING', m,
          jsonb_build_object('title', 'Module ' || m, 'rank', m), 0
        from generate_series(1, $3::int) m
      returning node_id, rank)
    insert into course_nodes (node_id, course_id, parent_node_id, key, type, namespace, rank, meta, release_day)
      select gen_random_uuid(), $2, modules.node_id, 'long/' || modules.rank || '/' || t, 'TOPIC', 'LEARNING', t,
        jsonb_build_object('title', 'Lesson ' || t || ' of module ' || modules.rank, 'rank', t), 0
      from modules, generate_series(1, $4::int) t`,
    [root, course, MODULES, LESSONS],
  );
  await client.query(
    `insert into cohorts select (jsonb_populate_record(c, jsonb_build_object(
        'cohort_id', $1::text, 'course_id', $2::text, 'batch_number', 'LONG'))).* from cohorts c where cohort_id = $3`,
    [cohort, course, like],
  );
  await client.query(
    `insert into cohort_timelines (cohort_id, key, time)
      select $1, key, time from cohort_timelines where cohort_id = $2`,
    [cohort, like],
  );
  await client.query(
    `insert into enrolments (enrolment_id, cohort_id, user_id, state, enrolled_at)
      select gen_random_uuid(), $1, user_id, 'ONGOING', now() from sessions
      where token_hash = $2`,
    [cohort, createHash('sha256').update(token).digest('base64url')],
  );
  return cohort;
}

type Scrolled = { p95: number; longFrames: number };

/** Scrolls the page to its end and back, one step per frame. */
async function scrollThrough(page: Page, steps: number): Promise<Scrolled> {
  const frames = await page.evaluate(
    (total) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        const height = document.documentElement.scrollHeight - innerHeight;
        let before = performance.now();
        let step = 0;
        const next = () => {
          const now = performance.now();
          frames.push(now - before);
          before = now;
          step += 1;
          if (step > total) return resolve(frames.slice(1));
          window.scrollTo(0, height * (1 - Math.abs(1 - (2 * step) / total)));
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    steps,
  );
  return {
    p95: percentile(frames, 0.95),
    longFrames: frames.filter((frame) => frame > LONG_FRAME_MS).length,
  };
}

/** A course of 5,000 lessons: how soon its map is shown, and whether it scrolls without a missed frame. */
async function measure({ school, note }: Bench): Promise<Row[]> {
  const running = await school();
  const { token, cohortId } = await seededLearner(running);
  const client = new pg.Client({ connectionString: (await embeddedDatabase(running.home)).url });
  await client.connect();
  const long = await mintLongCourse(client, cohortId, token).finally(() => client.end());
  const browser = await openBrowser();
  try {
    note(`a course of ${count(MODULES * LESSONS)} lessons`);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(sessionCookies(running.origin, token));
    const page = await context.newPage();
    // Other work on the machine costs frames too, so the same scroll is run on an empty page.
    await page.setContent(`<body style="height: ${EMPTY_PAGE_PX}px">`);
    const idle = await scrollThrough(page, STEPS);
    const opened: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const began = performance.now();
      await page.goto(`${running.origin}/learn/${long}/curriculum`);
      await page.getByRole('heading', { name: `Module ${MODULES}` }).waitFor();
      opened.push(performance.now() - began);
    }
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLDetailsElement>('main details')) one.open = true;
    });
    await page
      .getByRole('link', { name: `Lesson ${LESSONS} of module ${MODULES}` })
      .waitFor({ state: 'attached' });
    const { p95, longFrames } = await scrollThrough(page, STEPS);
    return [
      atMost('P-8', `map of ${count(MODULES * LESSONS)} lessons, opened by its address: p50`, {
        figure: median(opened),
        limit: OPEN_MS,
        print: millis,
      }),
      {
        bar: 'P-8',
        what: `the same unfolded and scrolled through in ${STEPS} frames: p95, frames over ${LONG_FRAME_MS} ms`,
        figure: `${millis(p95)}, ${longFrames}`,
        limit: `p95 <= ${millis(FRAME_MS * 1.5)} or 1.5 of an empty page, no more long ones`,
        floor: `${millis(idle.p95)}, ${idle.longFrames}`,
        held: p95 <= Math.max(FRAME_MS, idle.p95) * 1.5 && longFrames <= idle.longFrames,
      },
    ];
  } finally {
    await browser.close();
  }
}

export const longCourse: Measure = { bars: ['P-8'], measure };
