import { familyOfProduct, regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import { addDays } from '@plinth/domain/dates/add-days';
import { calendarDateIn } from '@plinth/domain/dates/calendar-date';
import { instantOfWall } from '@plinth/domain/dates/instant-of-wall';
import { weekdayOf } from '@plinth/domain/dates/weekday-of';
import { FUNNEL_DAYS_MAX, type FunnelFilter, type FunnelLine } from '@plinth/domain/prospects/funnel';
import { funnelPages } from '@plinth/domain/prospects/funnel-pages';
import { countPeople } from '../../db/queries/funnel/count-people.ts';
import { countViews } from '../../db/queries/funnel/count-views.ts';
import type { Deps } from '../../deps.ts';
import { readSchoolFacts } from '../first-run/read-school-facts.ts';
import { refuse } from '../refusal.ts';

type Needs = Pick<Deps, 'db' | 'settings' | 'now'>;

/** Twelve weeks, including today. */
const USUAL_DAYS = 84;
const NOBODY = { leads: 0, applications: 0, offers: 0, payments: 0 };
const PAGES = new Map(funnelPages().map((page) => [page.path, page]));

async function periodOf({ db, settings, now }: Needs, asked: FunnelFilter) {
  const { zone } = (await readSchoolFacts(db, settings)).facts;
  const until = asked.until ?? calendarDateIn(zone, now().toISOString());
  const from = asked.from ?? addDays(until, 1 - USUAL_DAYS);
  if (from > until) throw refuse('BAD_REQUEST', 'The first day is after the last one.');
  if (from <= addDays(until, -FUNNEL_DAYS_MAX))
    throw refuse('BAD_REQUEST', `A funnel covers ${FUNNEL_DAYS_MAX} days at most.`);
  return { zone, from, until };
}

/** The Mondays of the weeks in a period. */
function weeksOf({ from, until }: { from: string; until: string }): string[] {
  const weeks: string[] = [];
  for (let day = addDays(from, 1 - weekdayOf(from)); day <= until; day = addDays(day, 7)) weeks.push(day);
  return weeks;
}

/** The first moment of a day in a zone. */
const beginOf = (zone: string, day: string) => new Date(instantOfWall(zone, Date.parse(`${day}T00:00:00Z`)));

/**
 * Finds the single lines that make up a funnel, all of the period and those that match a filter, in three statements.
 * @throws Refusal BAD_REQUEST no such period
 */
export async function findFunnelLines(deps: Needs, asked: FunnelFilter) {
  const period = await periodOf(deps, asked);
  const { zone, from, until } = period;
  const between = { zone, from: beginOf(zone, from), until: beginOf(zone, addDays(until, 1)) };
  const weeks = weeksOf(period);
  const [views, people] = await Promise.all([
    countViews.rows(deps.db, { ...between, weeks, paths: [...PAGES.keys()] }),
    countPeople.rows(deps.db, between),
  ]);
  const all: FunnelLine[] = [
    ...views.map(({ path, week, ...line }) => ({
      ...line,
      ...NOBODY,
      week: weeks[week - 1] ?? from,
      region: PAGES.get(path)?.region ?? null,
      course: PAGES.get(path)?.course ?? null,
    })),
    ...people.map(({ productId, ...line }) => ({
      ...line,
      views: 0,
      region: productId ? regionOfProductCode(productId) : null,
      course: productId ? familyOfProduct(productId) : null,
    })),
  ];
  const lines = all.filter(
    ({ campaign, region, course }) =>
      (asked.campaign === undefined || campaign === asked.campaign) &&
      (asked.region === undefined || region === asked.region) &&
      (asked.course === undefined || course === asked.course),
  );
  return { ...period, all, lines };
}
