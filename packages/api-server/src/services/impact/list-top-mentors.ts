import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import { TOP_MENTORS, TOP_MENTORS_DAYS, type TopMentors } from '@plinth/domain/impact/top-mentors';
import { rankMentors } from '../../db/queries/impact/rank-mentors.ts';
import type { Deps } from '../../deps.ts';

const DAY_MS = 86_400_000;

/** Lists the mentors who did the most of each kind of work within the last year, with or without rates. */
export async function listTopMentors({ db, now }: Deps): Promise<TopMentors> {
  const since = new Date(now().getTime() - TOP_MENTORS_DAYS * DAY_MS);
  const rows = await rankMentors.rows(db, { since, now: now(), most: TOP_MENTORS });
  const placeOf = ({ category }: (typeof rows)[number]) => EARNING_CATEGORIES.indexOf(category);
  return { categories: rows.toSorted((a, b) => placeOf(a) - placeOf(b)) };
}
