import { sql } from 'drizzle-orm';
import { instant, integer } from '../kinds.ts';
import { statement } from '../statement.ts';

/** One statement: an order ends together with its offer and the use of its voucher, or not at all. */
export const expireUnpaid = statement({
  params: { now: instant, longAgo: instant, tooOld: instant, lately: instant },
  columns: { expired: integer },
  sql: ({ now, longAgo, tooOld, lately }) => sql`
    with due as (
      select o.order_id, o.application_id from orders o
      where o.status in ('CREATED', 'PLAN_CREATED')
        and not exists (select 1 from payments p where p.order_id = o.order_id
          and p.status = 'PENDING' and p.created_at > ${tooOld})
        and not exists (select 1 from emi_applications e where e.order_id = o.order_id
          and (e.status in ('PENDING', 'IN_REVIEW', 'REVIEWED')
            or (o.application_id is null and e.reviewed_at > ${lately})))
        and (exists (select 1 from deadlines d where d.application_id = o.application_id
            and d.deadline_type = 'PAYMENT' and d.date < ${now})
          or (o.application_id is null and o.created_at < ${longAgo}))
    ), held as (
      select a.application_id from applications a
      where a.application_id in (select application_id from due) for update skip locked
    ), ended as (
      update orders o set status = 'EXPIRED' from due
      where o.order_id = due.order_id and o.status in ('CREATED', 'PLAN_CREATED')
        and (o.application_id is null or o.application_id in (select application_id from held))
      returning o.order_id, o.application_id
    ), offers as (
      update applications a set status = 'EXPIRED' from ended where a.application_id = ended.application_id
    ), freed as (
      delete from voucher_uses u using ended where u.order_id = ended.order_id
    )
    select count(*)::int as expired from ended`,
});
