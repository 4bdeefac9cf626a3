import { and, exists, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { mails } from '../../db/schema/operations.ts';

/** How many due mails are tried together, and how many older ones go with them. */
const BATCH = 20;

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
  const isBeforeOne = db
    .select({ mailId: due.mailId })
    .from(due)
    .where(
      sql`${due.to} = ${mails.to} and (${mails.createdAt}, ${mails.mailId}) < (${due.createdAt}, ${due.mailId})`,
    );
  const older = db.$with('older').as(
    db
      .select({ mailId: mails.mailId })
      .from(mails)
      .where(
        and(
          isPending,
          // One planned for later has not been tried, and is not due with another.
          gt(mails.attempts, 0),
          or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now)),
          exists(isBeforeOne),
        ),
      )
      .orderBy(mails.createdAt, mails.mailId)
      .limit(BATCH)
      .for('update', { skipLocked: true }),
  );
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
