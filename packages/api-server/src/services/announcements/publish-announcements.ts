import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { allOrEach } from '../../db/all-or-each.ts';
import type { Queryable } from '../../db/database.ts';
import { publish } from '../../db/queries/announcements/publish.ts';
import { announcements } from '../../db/schema/announcements.ts';
import type { Deps } from '../../deps.ts';

/** Publishes an announcement if it is due, and records to how many; a second time changes nothing. */
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

/** Publishes all announcements whose time has come. @returns how many */
export async function publishAnnouncements({
  db,
  log,
  now,
}: Pick<Deps, 'db' | 'log' | 'now'>): Promise<number> {
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
  for (const one of due)
    out += await allOrEach(
      { log },
      [one],
      async () => Number(await db.transaction((tx) => publishAnnouncement(tx, one.announcementId, moment))),
      ({ announcementId }) => ({ announcementId }),
    );
  return out;
}
