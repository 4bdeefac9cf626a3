import { canVouch } from '@plinth/domain/vouching/can-vouch';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';

type Voucher = { userId: string; takesQuestions: boolean; canVouch: boolean };

/**
 * Whether a person may be asked about a course, by id or public handle. Who has left every course takes no questions,
 * whatever was once switched on. Undefined for nobody.
 */
export async function findVoucher(
  db: Queryable,
  by: { userId: string } | { userHash: string },
): Promise<Voucher | undefined> {
  const [row] = await db
    .select({
      userId: users.userId,
      wants: userProfiles.takesQuestions,
      states: sql<
        (typeof enrolments.$inferSelect)['state'][]
      >`coalesce((select array_agg(${enrolments.state}) from ${enrolments} where ${enrolments.userId} = ${users.userId}), '{}')`,
    })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .where('userId' in by ? eq(users.userId, by.userId) : eq(users.userHash, by.userHash));
  if (!row) return undefined;
  const may = canVouch(row.states);
  return { userId: row.userId, takesQuestions: row.wants && may, canVouch: may };
}
