import { CURRENCIES } from '@plinth/domain/money/currency';
import { sql } from 'drizzle-orm';
import { instant, integer, listOf, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';
import { uncredited } from './uncredited.ts';

/** Credits what some of friends' first enrolments earn, each once; rewards in minor units of the referrer's currency. */
export const creditEnrolments = statement({
  params: { enrolmentIds: listOf(uuid), rewardInr: integer, rewardUsd: integer, now: instant },
  columns: {
    earningId: uuid,
    userId: uuid,
    refereeName: text,
    amount: integer,
    currency: oneOf(CURRENCIES),
  },
  sql: ({ enrolmentIds, rewardInr, rewardUsd, now }) => sql`
    with due as (
      select distinct on (e.enrolment_id) e.enrolment_id, r.referee_id, r.user_id, r.referee_name, f.currency
      from ${uncredited} and e.enrolment_id = any(${enrolmentIds})
      order by e.enrolment_id, r.referee_id
    ), made as (
      insert into referral_earnings (earning_id, referee_id, user_id, enrolment_id, amount, currency, created_at)
      select gen_random_uuid(), referee_id, user_id, enrolment_id,
        case currency when 'USD' then ${rewardUsd} else ${rewardInr} end, currency, ${now}
      from due on conflict do nothing returning earning_id, referee_id, user_id, amount, currency
    )
    select made.earning_id as "earningId", made.user_id as "userId", made.amount, made.currency,
      due.referee_name as "refereeName"
    from made join due using (referee_id)`,
});
