import { sql } from 'drizzle-orm';
import { nullable, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { isVoid } from './is-void.ts';

/** Deletes the void earnings of a referrer, or those for a friend. A place that is brought back later earns anew. */
export const dropVoid = statement({
  params: { referrerId: nullable(uuid), friendId: nullable(uuid) },
  sql: ({ referrerId, friendId }) => sql`
    delete from referral_earnings g
    where (g.user_id = ${referrerId}
        or g.enrolment_id in (select enrolment_id from enrolments where user_id = ${friendId}))
      and ${isVoid('g')}`,
});
