import type { Referee } from '@plinth/domain/referrals/referee';
import type { Caller } from '../../api/context.ts';
import { pageReferees } from '../../db/queries/referrals/page-referees.ts';
import type { Deps } from '../../deps.ts';

/**
 * Lists the caller's friends, latest first, in one statement. A friend's progress is read from the applications and
 * enrolments of the address since the referral; neither the address nor a phone number is revealed.
 */
export async function listReferees(
  { db }: Pick<Deps, 'db'>,
  { userId }: Caller,
  { offset = 0, limit = 10 }: { offset?: number | undefined; limit?: number | undefined } = {},
): Promise<{ referees: Referee[]; total: number }> {
  const rows = await pageReferees.rows(db, { userId, limit, offset });
  return {
    referees: rows.flatMap(({ refereeId, refereeName, status, productId, earning, createdAt }) =>
      refereeId && refereeName !== null && status && createdAt
        ? [
            {
              refereeId,
              firstName: refereeName,
              status,
              ...(productId ? { productId } : {}),
              earning: earning ?? 0,
              createdAt: createdAt.toISOString(),
            },
          ]
        : [],
    ),
    total: rows[0]?.total ?? 0,
  };
}
