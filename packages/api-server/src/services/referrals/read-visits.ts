import { eq } from 'drizzle-orm';
import type { Caller } from '../../api/context.ts';
import { referrers } from '../../db/schema/referrals.ts';
import type { Deps } from '../../deps.ts';

/** How often the own link was opened; never, while there is none. */
export async function readVisits({ db }: Pick<Deps, 'db'>, { userId }: Caller) {
  const [own] = await db
    .select({ visits: referrers.visits })
    .from(referrers)
    .where(eq(referrers.userId, userId));
  const visits = own?.visits ?? 0;
  return { visits, hasVisited: visits > 0 };
}
