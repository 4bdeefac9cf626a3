import { sql } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import type { Deps } from '../../deps.ts';
import { firstEnrolment } from './first-enrolment.ts';

/** How many of the own friends have enrolled in a first course since they were referred (API-243). */
export async function countPaidReferees({ db }: Pick<Deps, 'db'>, { userId }: Caller) {
  const { rows } = await db.execute<{ count: string }>(sql`
    select count(*) as count from referees r where r.user_id = ${userId} and exists ${firstEnrolment}`);
  return { count: Number(rows[0]?.count ?? 0) };
}
