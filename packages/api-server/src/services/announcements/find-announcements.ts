import type {
  AnnouncementSort,
  AnnouncementState,
  OfficeAnnouncement,
} from '@plinth/domain/announcements/announcement';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { announcementReads, announcements } from '../../db/schema/announcements.ts';
import { cohortGroups, cohorts } from '../../db/schema/cohorts.ts';

/** The condition for announcements in a state. */
export const isInState = (state: AnnouncementState): SQL | undefined =>
  state === 'WITHDRAWN'
    ? isNotNull(announcements.withdrawnAt)
    : and(
        isNull(announcements.withdrawnAt),
        state === 'PUBLISHED' ? isNotNull(announcements.publishedAt) : isNull(announcements.publishedAt),
      );

/** A page of a list, with its order; the latest first by default. */
type AnnouncementPage = {
  limit: number;
  offset: number;
  sortBy?: AnnouncementSort;
  sortDirection?: 'asc' | 'desc';
};

/** Finds announcements as the office shows them. One statement. */
export async function findAnnouncements(
  db: Queryable,
  where: SQL | undefined,
  { limit, offset, sortBy = 'publishAt', sortDirection = 'desc' }: AnnouncementPage,
): Promise<OfficeAnnouncement[]> {
  const order = [
    (sortDirection === 'asc' ? asc : desc)(
      sortBy === 'title' ? sql`lower(folded(${announcements.title}))` : announcements.publishAt,
    ),
    announcements.announcementId,
  ];
  // Readers are counted only of what is on the page: the database would count those of every page before it, too.
  const page = db
    .select({ announcementId: announcements.announcementId })
    .from(announcements)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
    .as('page');
  const rows = await db
    .select({
      row: announcements,
      courseTitle: cohorts.courseTitle,
      productId: cohorts.productId,
      batchNumber: cohorts.batchNumber,
      groupTitle: cohortGroups.title,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
      readBy: db
        .$count(announcementReads, eq(announcementReads.announcementId, announcements.announcementId))
        .as('read_by'),
    })
    .from(page)
    .innerJoin(announcements, eq(announcements.announcementId, page.announcementId))
    .leftJoin(cohorts, eq(cohorts.cohortId, announcements.cohortId))
    .leftJoin(cohortGroups, eq(cohortGroups.groupId, announcements.groupId))
    .leftJoin(userProfiles, eq(userProfiles.userId, announcements.authorId))
    .orderBy(...order);
  return rows.map(({ row, ...of }) => ({
    announcementId: row.announcementId,
    title: row.title,
    text: row.text,
    audience: {
      cohortId: row.cohortId,
      groupId: row.groupId,
      states: row.states,
      includesMentors: row.includesMentors,
      userId: row.userId,
    },
    cohortName: of.courseTitle && `${of.courseTitle}, ${of.productId}-${of.batchNumber}`,
    groupTitle: of.groupTitle,
    state: row.withdrawnAt ? 'WITHDRAWN' : row.publishedAt ? 'PUBLISHED' : 'SCHEDULED',
    author: `${of.firstName ?? ''} ${of.lastName ?? ''}`.trim(),
    publishAt: (row.publishedAt ?? row.publishAt).toISOString(),
    told: row.told,
    readBy: of.readBy,
  }));
}
