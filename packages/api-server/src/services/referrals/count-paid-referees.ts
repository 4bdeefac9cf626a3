import type { Caller } from '../../api/context.ts';
import { countPaid } from '../../db/queries/referrals/count-paid.ts';
import type { Deps } from '../../deps.ts';

/** Counts the caller's friends who have enrolled in a first course since they were referred. */
export async function countPaidReferees({ db }: Pick<Deps, 'db'>, { userId }: Caller) {
  return { count: (await countPaid.first(db, { userId }))?.count ?? 0 };
}
