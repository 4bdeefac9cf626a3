import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { referrers } from '../../db/schema/referrals.ts';
import type { Deps } from '../../deps.ts';

/** Returns how often the caller's link was opened; zero without a link. */
export async function readVisits({ db }: Pick<Deps, 'db'>, { userId }: Caller) {
  const [own] = await db
    .select({ visits: referrers.visits })
    .from(referrers)
    .where(eq(referrers.userId, userId));
  const visits = own?.visits ?? 0;
  return { visits, hasVisited: visits > 0 };
}
