import { guideQueryPath } from '@plinth/domain/navigation/query-paths';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { mentorsOf } from '../notifications/mentors-of.ts';

/**
 * Keeps queries that were answered, closed by their asker or passed on to another guide out of further mails to mentors
 * that they are waiting.
 */
export async function withholdQueryMails(
  tx: Transaction,
  { cohortId, queryIds }: { cohortId: string; queryIds: readonly string[] },
): Promise<void> {
  if (queryIds.length === 0) return;
  await tx
    .update(notifications)
    .set({ mailedAt: sql`${notifications.at}` })
    .where(
      and(
        inArray(notifications.userId, mentorsOf(tx, cohortId)),
        eq(notifications.category, 'REPLY'),
        inArray(
          notifications.href,
          queryIds.map((queryId) => guideQueryPath(cohortId, queryId)),
        ),
        isNull(notifications.mailedAt),
      ),
    );
}
