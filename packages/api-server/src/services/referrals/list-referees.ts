import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Referee, RefereeStatus } from '@plinth/domain/referrals/referee';
import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { firstEnrolment } from './first-enrolment.ts';

type Row = {
  referee_id: string | null;
  referee_name: string;
  product_id: ProductCode | null;
  created_at: string;
  status: RefereeStatus;
  earning: string | null;
  total: string;
};

/**
 * The caller's own friends, the latest first, in one statement (API-244). How far one has come is read from the
 * applications and enrolments of the address since the referral; neither the address nor a phone is told.
 */
export async function listReferees(
  { db }: Pick<Deps, 'db'>,
  { userId }: Caller,
  { offset = 0, limit = 10 }: { offset?: number | undefined; limit?: number | undefined } = {},
): Promise<{ referees: Referee[]; total: number }> {
  const { rows } = await db.execute<Row>(sql`
    select r.*, t.total from (select count(*) as total from referees where user_id = ${userId}) t
    left join lateral (
      select r.referee_id, r.referee_name, r.product_id, r.created_at, g.amount as earning,
        case
          when exists ${firstEnrolment} then 'ENROLLED'
          when exists (
            select from applications a where a.email_id = r.email_id and a.created_at >= r.created_at
          ) then 'APPLIED'
          else 'INVITED'
        end as status
      from referees r
      left join referral_earnings g on g.referee_id = r.referee_id
      where r.user_id = ${userId}
      order by r.referee_id desc limit ${limit} offset ${offset}
    ) r on true`);
  return {
    referees: rows.flatMap((row) =>
      row.referee_id === null
        ? []
        : [
            {
              refereeId: row.referee_id,
              firstName: row.referee_name,
              status: row.status,
              ...(row.product_id ? { productId: row.product_id } : {}),
              earning: Number(row.earning ?? 0),
              createdAt: new Date(row.created_at).toISOString(),
            },
          ],
    ),
    total: Number(rows[0]?.total ?? 0),
  };
}
