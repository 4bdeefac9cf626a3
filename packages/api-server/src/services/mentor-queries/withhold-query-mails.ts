import { guideQueryPath } from '@plinth/domain/navigation/query-paths';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { mentorsOf } from '../notifications/mentors-of.ts';

/** Keeps a query that was answered, or closed by its asker, out of further mails to mentors that it is waiting. */
export async function withholdQueryMails(
  tx: Transaction,
  { cohortId, queryId }: { cohortId: string; queryId: string },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ mailedAt: sql`${notifications.at}` })
    .where(
      and(
        inArray(notifications.userId, mentorsOf(tx, cohortId)),
        eq(notifications.category, 'REPLY'),
        eq(notifications.href, guideQueryPath(cohortId, queryId)),
        isNull(notifications.mailedAt),
      ),
    );
}
