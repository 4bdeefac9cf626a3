import { sql } from 'drizzle-orm';
import { instant, integer, nullable, text } from '../kinds.ts';
import { statement } from '../statement.ts';

/**
 * Counts the people who came forward between two moments, each once by their first time, and how far they have
 * progressed since, by week of a zone, campaign and product (the first of each that they named). Everyone who becomes a
 * prospect for a course came forward: with a form, a message, a career result or
 * further details in the career builder, or as the friend of a learner; so did
 * anyone who applied without a lead. Who wants to teach is no learner to be. Addresses that the prospects know to be one person's are one person.
 */
export const countPeople = statement({
  params: { zone: text, from: instant, until: instant },
  columns: {
    week: text,
    campaign: nullable(text),
    productId: nullable(text),
    leads: integer,
    applications: integer,
    offers: integer,
    payments: integer,
  },
  sql: ({ zone, from, until }) => sql`
    with came as (
      select email_id, nullif(utm_campaign, '') as campaign, product_id, created_at
      from leads where created_at >= ${from} and created_at < ${until} and data <> '{}'
      union all
      select email_id, null, null, created_at
      from contact_messages where created_at >= ${from} and created_at < ${until}
      union all
      select email_id, null, null, created_at
      from career_attempts where created_at >= ${from} and created_at < ${until}
      union all
      select email_id, null, null, created_at
      from career_statements
      where created_at >= ${from} and created_at < ${until} and data ?| '{mobile,city,occupation}'
      union all
      select email_id, null, product_id, created_at
      from referees where created_at >= ${from} and created_at < ${until}
      union all
      select email_id, null, product_id, created_at
      from applications where lead_row_id is null and created_at >= ${from} and created_at < ${until}
    ), known as (
      select came.*, k.prospect_id, coalesce(k.prospect_id::text, email_id) as person_id
      from came left join prospect_contacts k on k.kind = 'EMAIL' and k.contact = email_id
      where email_id not like '%@account.invalid'
    ), person as (
      select person_id, min(created_at) as created_at,
        (array_agg(campaign order by created_at) filter (where campaign is not null))[1] as campaign,
        (array_agg(product_id order by created_at) filter (where product_id is not null))[1] as product_id
      from known group by person_id
    ), address as (
      select person_id, email_id from known
      union
      select n.person_id, k.contact from known n join prospect_contacts k using (prospect_id) where k.kind = 'EMAIL'
    ), far as (
      select p.person_id, p.campaign, p.created_at,
        coalesce(p.product_id, (array_agg(a.product_id order by a.created_at))[1]) as product_id,
        count(a.application_id) > 0 as applied,
        bool_or(a.offer_sent_at is not null) as was_offered,
        bool_or(y.order_id is not null) as has_paid
      from person p
      join address d using (person_id)
      left join applications a on a.email_id = d.email_id and a.created_at >= p.created_at
      left join orders o on o.application_id = a.application_id
      left join (select distinct order_id from payments where paid_at is not null) y on y.order_id = o.order_id
      group by p.person_id, p.campaign, p.created_at, p.product_id
    )
    select to_char(date_trunc('week', created_at at time zone ${zone}), 'YYYY-MM-DD') as week, campaign,
      product_id as "productId", count(*) as leads, count(*) filter (where applied) as applications,
      count(*) filter (where was_offered or has_paid) as offers, count(*) filter (where has_paid) as payments
    from far group by 1, 2, 3`,
});
