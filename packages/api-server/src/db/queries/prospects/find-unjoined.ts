import { TOUCH_KINDS } from '@plinth/domain/prospects/prospect';
import { sql } from 'drizzle-orm';
import { flag, instant, integer, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Finds contacts with the school that belong to no prospect yet, the oldest first. Those left behind by a closed
 * account belong to no one.
 */
export const findUnjoined = statement({
  params: { limit: integer },
  columns: {
    kind: oneOf(TOUCH_KINDS),
    id: uuid,
    emailId: text,
    phone: nullable(text),
    name: text,
    campaign: nullable(text),
    productId: nullable(text),
    seemsAutomated: flag,
    at: instant,
  },
  sql: ({ limit }) => sql`
    select kind, id, "emailId", phone, name, nullif(campaign, '') as campaign, "productId", "seemsAutomated", at from (
      select case when data ->> 'message' is null then 'LEAD' else 'QUESTION' end as kind, lead_row_id as id,
        email_id as "emailId", data ->> 'mobile' as phone,
        trim(concat_ws(' ', data ->> 'firstName', data ->> 'lastName')) as name, utm_campaign as campaign,
        product_id as "productId", seems_automated as "seemsAutomated", created_at as at
      from leads where prospect_id is null and data <> '{}'
      union all
      select 'MESSAGE', message_id, email_id, mobile, first_name, null, null, seems_automated, created_at
      from contact_messages where prospect_id is null
      union all
      select 'CAREER_BUILDER', attempt_id, email_id, null, coalesce(first_name, ''), null, null, seems_automated, created_at
      from career_attempts where prospect_id is null
      union all
      select 'CAREER_BUILDER', statement_id, email_id, data ->> 'mobile',
        trim(concat_ws(' ', data ->> 'firstName', data ->> 'lastName')), null, null, false, created_at
      from career_statements where prospect_id is null and data ?| '{mobile,city,occupation}'
      union all
      select 'REFERRAL', referee_id, email_id, phone, referee_name, null, product_id, false, created_at
      from referees where prospect_id is null
      union all
      select 'MENTOR_APPLICATION', mentor_lead_id, email_id, null, '', null, null, false, created_at
      from mentor_leads where prospect_id is null
    ) touches
    where "emailId" not like '%@account.invalid'
    order by at, id limit ${limit}`,
});
