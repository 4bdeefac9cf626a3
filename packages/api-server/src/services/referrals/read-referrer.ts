import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/** Who sends a visitor: a first name. The visit is counted in the same statement (API-241). @throws Refusal NOT_FOUND */
export async function readReferrer({ db }: Pick<Deps, 'db'>, uniqueReferrerId: string) {
  const { rows } = await db.execute<{ first_name: string }>(sql`
    update referrers f set visits = f.visits + 1
    from user_profiles p
    where f.unique_referrer_id = ${uniqueReferrerId} and p.user_id = f.user_id
    returning p.first_name`);
  const [row] = rows;
  if (!row) throw refuse('NOT_FOUND', 'This invitation is not known.');
  return { firstName: row.first_name };
}
