import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { publish } from '../../db/queries/announcements/publish.ts';
import { announcements } from '../../db/schema/announcements.ts';
import type { Deps } from '../../deps.ts';

/** Lets an announcement go out if it is due, and notes to how many; a second time changes nothing. */
export async function publishAnnouncement(
  tx: Queryable,
  announcementId: string,
  now: Date,
): Promise<boolean> {
  const out = await publish.first(tx, { announcementId, now });
  if (!out) return false;
  await tx
    .update(announcements)
    .set({ told: out.told })
    .where(eq(announcements.announcementId, announcementId));
  return true;
}

/** Lets all go out that were written for a time that has come. @returns how many */
export async function publishAnnouncements({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const moment = now();
  const due = await db
    .select({ announcementId: announcements.announcementId })
    .from(announcements)
    .where(
      and(
        isNull(announcements.publishedAt),
        isNull(announcements.withdrawnAt),
        lte(announcements.publishAt, moment),
      ),
    )
    .orderBy(asc(announcements.publishAt));
  let out = 0;
  for (const { announcementId } of due)
    if (await db.transaction((tx) => publishAnnouncement(tx, announcementId, moment))) out += 1;
  return out;
}
