import type { AnnouncementSort, AnnouncementState } from '@plinth/domain/announcements/announcement';
import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { and, eq, type SQL } from 'drizzle-orm';
import { announcements } from '../../db/schema/announcements.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { findAnnouncements, isInState } from './find-announcements.ts';

export type AnnouncementFilter = {
  search: string;
  state?: AnnouncementState | undefined;
  cohortId?: string | undefined;
};

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
      limit: PAGE_SIZE,
      offset: pageNo * PAGE_SIZE,
      ...(sortBy && { sortBy }),
      ...(sortDirection && { sortDirection }),
    }),
    db.$count(announcements, where),
  ]);
  return { announcements: found, total };
}
