import { arrayOverlaps } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { users } from '../../db/schema/accounts.ts';
import { notify } from '../notifications/notify.ts';
import { groupsHref } from './groups-href.ts';

type Word = { key: string; title: string; text: string; cohortId: string | null; at: Date };

/** Notifies those who run the cohorts, once for each key. */
export async function notifyStaff(tx: Transaction, { cohortId, ...word }: Word): Promise<void> {
  await notify(tx, {
    userIds: tx
      .select({ userId: users.userId })
      .from(users)
      .where(arrayOverlaps(users.staffRoles, ['ACADEMICS', 'OWNER'])),
    category: 'ANNOUNCEMENT',
    href: cohortId === null ? '/office/cohorts' : groupsHref(cohortId),
    ...word,
  });
}
