import { setTimeout } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { listCourses } from '../services/public-courses/list-courses.ts';
import type { StaticFiles } from './static-files.ts';

/** A cohort is planned months ahead; the script of a page has its date at once. */
const PAUSE_MS = 60_000;

/**
 * Writes the days of the next cohorts into the pages, now and when they change, so that a page says them without
 * JavaScript and to search engines. No page waits for it, and while the database does not answer, what stood stays.
 * @param pauseMs how long it rests between two looks
 * @returns ends it; the promise is kept once nothing is under way
 */
export function keepCohortDates(pages: StaticFiles, deps: Deps, pauseMs = PAUSE_MS): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const write = async () => {
    const { courses } = await listCourses(deps, undefined);
    const dates = courses.flatMap(({ productCode, nextCohortDate }): [string, string][] =>
      nextCohortDate ? [[productCode, nextCohortDate]] : [],
    );
    await pages.dateCohorts(new Map(dates), signal);
  };
  const rest = () => setTimeout(pauseMs, true, { signal, ref: false }).catch(() => false);
  const over = (async () => {
    do await write().catch((error: unknown) => deps.log.warn({ err: error }, 'cohort dates not read'));
    while (await rest());
  })();
  return () => {
    ending.abort();
    return over;
  };
}
