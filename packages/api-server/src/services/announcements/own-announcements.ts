import type { OwnAnnouncement } from '@plinth/domain/announcements/announcement';
import { and, eq, isNull } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { listOwn } from '../../db/queries/announcements/list-own.ts';
import { announcementReads } from '../../db/schema/announcements.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { pageOf } from '../page-of.ts';
import { refuse } from '../refusal.ts';

type Row = Awaited<ReturnType<typeof listOwn.rows>>[number];

const shown = ({ total: _total, publishedAt, ...row }: Row): OwnAnnouncement => ({
  ...row,
  publishedAt: publishedAt.toISOString(),
});

/** Lists a page of the announcements to a person, the latest first. One statement. */
export async function listOwnAnnouncements(
  { db }: Pick<Deps, 'db'>,
  { userId }: Caller,
  { pageNo }: { pageNo: number },
) {
  const rows = await listOwn.rows(db, {
    userId,
    announcementId: null,
    ...pageOf(pageNo),
  });
  return { announcements: rows.map(shown), total: rows[0]?.total ?? 0 };
}

/** Reads one published announcement addressed to the caller. @throws Refusal NOT_FOUND */
export async function readOwnAnnouncement(
  { db }: Pick<Deps, 'db'>,
  { userId }: Caller,
  announcementId: string,
) {
  const row = await listOwn.first(db, { userId, announcementId, limit: 1, offset: 0 });
  if (!row) throw refuse('NOT_FOUND', 'This announcement was withdrawn, or is for others.');
  return { announcement: shown(row) };
}

/**
 * Records that the caller opened it; the first time counts. Its notification is read with it, so that no count and no
 * digest calls it new. @throws Refusal FORBIDDEN acting, NOT_FOUND
 */
export async function markAnnouncementRead(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Caller,
  announcementId: string,
) {
  const { userId } = notActing(caller);
  await readOwnAnnouncement(deps, caller, announcementId);
  const readAt = deps.now();
  await deps.db.transaction(async (tx) => {
    await tx.insert(announcementReads).values({ announcementId, userId, readAt }).onConflictDoNothing();
    await tx
      .update(notifications)
      .set({ readAt })
      .where(
        and(
          eq(notifications.userId, userId),
          eq(notifications.key, `announcement:${announcementId}`),
          isNull(notifications.readAt),
        ),
      );
  });
  return { isRead: true as const };
}
