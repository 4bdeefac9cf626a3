import type { AnnouncementSort } from '@plinth/domain/announcements/announcement';
import { and, eq, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import { announcements } from '../../db/schema/announcements.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { findAnnouncements, isInState } from './find-announcements.ts';

export type AnnouncementFilter = QueryOf<'announcements', 'download'>;

/** The condition of a filter on announcements. */
export const whereOfAnnouncements = ({ search, state, cohortId }: AnnouncementFilter): SQL | undefined =>
  and(
    matchesSearch(search, [announcements.title, announcements.text]),
    state && isInState(state),
    cohortId ? eq(announcements.cohortId, cohortId) : undefined,
  );

type Order = { sortBy?: AnnouncementSort; sortDirection?: 'asc' | 'desc' };

/** Lists a page of the announcements, the latest first unless an order is named, in two round trips. */
export async function listAnnouncements(
  { db }: Pick<Deps, 'db'>,
  { pageNo, sortBy, sortDirection, ...filter }: AnnouncementFilter & Order & { pageNo: number },
) {
  const where = whereOfAnnouncements(filter);
  const [found, total] = await Promise.all([
    findAnnouncements(db, where, {
      ...pageOf(pageNo),
      ...(sortBy && { sortBy }),
      ...(sortDirection && { sortDirection }),
    }),
    db.$count(announcements, where),
  ]);
  return { announcements: found, total };
}
