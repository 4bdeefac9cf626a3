import { setTimeout } from 'node:timers/promises';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { Deps } from '../deps.ts';
import { courseFacts } from '../services/public-courses/course-facts.ts';
import type { StaticFiles } from './static-files.ts';
import type { OwnCourse } from './with-own-courses.ts';

/** A cohort is planned months ahead, and the page's script shows its date immediately. */
const PAUSE_MS = 60_000;

/**
 * Writes the school's own courses and the dates of the next cohorts into the pages, now and when they change, so that
 * pages show them without JavaScript and to search engines. No page waits for this; while the database does not answer,
 * the previous content remains.
 * @param pauseMs the pause between two checks
 * @returns a function that ends it; its promise resolves once nothing is under way
 */
export function updateCohortDates(pages: StaticFiles, deps: Deps, pauseMs = PAUSE_MS): () => Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const write = async () => {
    const courses = await courseFacts(deps.db, {}, deps.now());
    const dates = courses.flatMap(({ productCode, nextCohortDate }): [string, string][] =>
      nextCohortDate ? [[productCode, nextCohortDate]] : [],
    );
    const own = courses.flatMap((course): OwnCourse[] => {
      const { region, path, productCode: code, courseTitle: title, duration, currency } = course;
      if (course.isShipped || !course.isOnSale || path === null || course.price === null) return [];
      const fee = formatMoney({ amount: course.price, currency });
      return [{ region, code, path, title, outcome: course.description, duration, fee }];
    });
    await pages.tellCourses({ dates: new Map(dates), own }, signal);
  };
  const rest = () => setTimeout(pauseMs, true, { signal, ref: false }).catch(() => false);
  const over = (async () => {
    do await write().catch((error: unknown) => deps.outages.note(error, 'warn', 'cohort dates not read'));
    while (await rest());
  })();
  return () => {
    ending.abort();
    return over;
  };
}
