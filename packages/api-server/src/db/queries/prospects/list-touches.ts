import { TOUCH_KINDS } from '@plinth/domain/prospects/prospect';
import { sql } from 'drizzle-orm';
import { flag, instant, integer, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists a prospect's contacts with the school, with their text, the latest first. */
export const listTouches = statement({
  params: { prospectId: uuid, limit: integer },
  columns: {
    eventId: uuid,
    kind: oneOf(TOUCH_KINDS),
    at: instant,
    text,
    campaign: nullable(text),
    productId: nullable(text),
    seemsAutomated: flag,
  },
  sql: ({ prospectId, limit }) => sql`
    select lead_row_id as "eventId", case when data ->> 'message' is null then 'LEAD' else 'QUESTION' end as kind,
      created_at as at, coalesce(data ->> 'message', '') as text, nullif(utm_campaign, '') as campaign,
      product_id as "productId", seems_automated as "seemsAutomated"
    from leads where prospect_id = ${prospectId}
    union all
    select message_id, 'MESSAGE', created_at, message, null, null, seems_automated
    from contact_messages where prospect_id = ${prospectId}
    union all
    select attempt_id, 'CAREER_BUILDER', created_at, '', null, null, seems_automated
    from career_attempts where prospect_id = ${prospectId}
    union all
    select statement_id, 'CAREER_BUILDER', created_at,
      concat_ws(', ', data ->> 'mobile', data ->> 'city', data ->> 'occupation'), null, null, false
    from career_statements where prospect_id = ${prospectId}
    union all
    select r.referee_id, 'REFERRAL', r.created_at, trim(p.first_name || ' ' || p.last_name), null, r.product_id, false
    from referees r join user_profiles p on p.user_id = r.user_id where r.prospect_id = ${prospectId}
    union all
    select mentor_lead_id, 'MENTOR_APPLICATION', created_at, '', null, null, false
    from mentor_leads where prospect_id = ${prospectId}
    order by at desc limit ${limit}`,
});
