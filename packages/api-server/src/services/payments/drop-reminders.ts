import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { orders } from '../../db/schema/admissions.ts';
import { mails } from '../../db/schema/operations.ts';

/** The mails about what is owed; their unique key names the order in its second part. */
const TEMPLATES = ['instalment-due', 'instalment-late', 'instalment-extended'];

/**
 * Deletes the mails about what is owed on orders that are still waiting to be sent, whichever address they are for: for
 * orders whose payer is gone, or on which something else is owed now. A reminder that is still due is queued again by
 * the job. To be awaited, or made part of a statement.
 */
export const dropReminders = (tx: Transaction, where: SQL | undefined) =>
  tx.delete(mails).where(
    and(
      eq(mails.status, 'PENDING'),
      inArray(mails.template, TEMPLATES),
      inArray(
        sql`split_part(${mails.onceKey}, ':', 2)`,
        tx
          .select({ orderId: sql`${orders.orderId}::text` })
          .from(orders)
          .where(where),
      ),
    ),
  );
