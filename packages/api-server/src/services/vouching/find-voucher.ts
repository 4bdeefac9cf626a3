import { canVouch } from '@plinth/domain/vouching/can-vouch';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';

type Voucher = { userId: string; takesQuestions: boolean; canVouch: boolean };

/**
 * Finds whether a person may be asked about a course, by id or public handle. A person who has left every course takes
 * no questions, whatever they once switched on. Undefined for an unknown person.
 */
export async function findVoucher(
  db: Queryable,
  by: { userId: string } | { userHash: string },
): Promise<Voucher | undefined> {
  const rows = await db
    .select({ userId: users.userId, wants: userProfiles.takesQuestions, state: enrolments.state })
    .from(users)
    .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
    .leftJoin(enrolments, eq(enrolments.userId, users.userId))
    .where('userId' in by ? eq(users.userId, by.userId) : eq(users.userHash, by.userHash));
  const [row] = rows;
  if (!row) return undefined;
  const may = canVouch(rows.flatMap(({ state }) => state ?? []));
  return { userId: row.userId, takesQuestions: row.wants && may, canVouch: may };
}
