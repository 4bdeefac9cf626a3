import { and, desc, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { mails } from '../../db/schema/operations.ts';

/** How many due mails are tried together. */
const BATCH = 20;
/** How many older ones go with those to one address. */
const OLDER = 50;

const isPending = sql`${mails.status} = 'PENDING'`;

/**
 * Claims the mails that are due, and with each the older ones that wait for another try to the same address: whoever
 * reads two mails about one session has to read them in the order in which they were written. Rows are locked with SKIP
 * LOCKED and leased, so that several processes share the work; the claim of a killed one expires.
 * @param lease milliseconds for which no other process tries them
 * @returns the claimed mails by address, each oldest first
 */
export async function claimDueMails(
  db: Queryable,
  now: Date,
  lease: number,
): Promise<(typeof mails.$inferSelect)[][]> {
  const until = new Date(now.getTime() + lease);
  const due = db.$with('due').as(
    db
      .select({ mailId: mails.mailId, to: mails.to, createdAt: mails.createdAt })
      .from(mails)
      .where(and(isPending, lte(mails.nextTryAt, now)))
      .orderBy(mails.nextTryAt)
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
  const last = db
    .selectDistinctOn([due.to], { to: due.to, createdAt: due.createdAt, mailId: due.mailId })
    .from(due)
    .orderBy(due.to, desc(due.createdAt), desc(due.mailId))
    .as('last');
  const waiting = db
    .select({ mailId: mails.mailId })
    .from(mails)
    .where(
      and(
        isPending,
        eq(mails.to, last.to),
        sql`(${mails.createdAt}, ${mails.mailId}) < (${last.createdAt}, ${last.mailId})`,
        // Tried and put off: one planned for later is not due with another, and one at its first try is being sent.
        isNotNull(mails.lastError),
        or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now)),
      ),
    )
    .orderBy(mails.createdAt, mails.mailId)
    .limit(OLDER)
    .for('update', { skipLocked: true })
    .as('waiting');
  const older = db
    .$with('older')
    .as(db.select({ mailId: waiting.mailId }).from(last).innerJoinLateral(waiting, sql`true`));
  const claimed = await db
    .with(due, older)
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextTryAt: until, leasedUntil: until })
    .where(
      inArray(
        mails.mailId,
        union(db.select({ mailId: due.mailId }).from(due), db.select({ mailId: older.mailId }).from(older)),
      ),
    )
    .returning();
  claimed.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.mailId < b.mailId ? -1 : 1));
  const byAddress = new Map<string, typeof claimed>();
  for (const mail of claimed) byAddress.set(mail.to, [...(byAddress.get(mail.to) ?? []), mail]);
  return [...byAddress.values()];
}
