import { and, eq, isNull } from 'drizzle-orm';
import { announcements } from '../../db/schema/announcements.ts';
import { notifications } from '../../db/schema/notifications.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { findAnnouncements } from './find-announcements.ts';

/** Withdraws an announcement, along with its notifications. @throws Refusal NOT_FOUND */
export async function withdrawAnnouncement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  announcementId: string,
) {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .update(announcements)
      .set({ withdrawnAt: now() })
      .where(and(eq(announcements.announcementId, announcementId), isNull(announcements.withdrawnAt)))
      .returning();
    if (gone) {
      await tx.delete(notifications).where(eq(notifications.key, `announcement:${announcementId}`));
      await recordAudit(tx, now(), act, {
        action: 'announcement.withdrawn',
        details: { announcementId, title: gone.title },
        before: { state: gone.publishedAt ? 'PUBLISHED' : 'SCHEDULED' },
        after: { state: 'WITHDRAWN' },
      });
    }
    const [announcement] = await findAnnouncements(tx, eq(announcements.announcementId, announcementId), {
      limit: 1,
      offset: 0,
    });
    if (!announcement) throw refuse('NOT_FOUND', 'Announcement not found.');
    return { announcement };
  });
}
