import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

const CHECKOUT_DAYS = 14;
/** Providers end their checkouts after a day and say so when asked; after this long nobody can be asked any more. */
const GIVEN_UP_DAYS = 30;

/**
 * Ends orders that nothing was paid on in time: after their payment deadline, or two weeks after they were made
 * where they have none. A checkout that its provider has not ended is waited for, and so are an application that the
 * EMI partner has and one that someone holds at this moment. Voucher uses come free again.
 * @returns how many orders ended
 */
export async function expireOrders(deps: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const now = deps.now();
  const tooOld = new Date(now.getTime() - GIVEN_UP_DAYS * 86_400_000).toISOString();
  const longAgo = new Date(now.getTime() - CHECKOUT_DAYS * 86_400_000).toISOString();
  const { rows } = await deps.db.execute<{ expired: number }>(sql`
    with due as (
      select o.order_id, o.application_id from orders o
      where o.status in ('CREATED', 'PLAN_CREATED')
        and not exists (select 1 from payments p where p.order_id = o.order_id
          and p.status = 'PENDING' and p.created_at > ${tooOld}::timestamptz)
        and not exists (select 1 from emi_applications e where e.order_id = o.order_id
          and e.status in ('IN_REVIEW', 'REVIEWED'))
        and (exists (select 1 from deadlines d where d.application_id = o.application_id
            and d.deadline_type = 'PAYMENT' and d.date < ${now.toISOString()}::timestamptz)
          or (o.application_id is null and o.created_at < ${longAgo}::timestamptz))
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
    select count(*)::int as expired from ended`);
  return rows[0]?.expired ?? 0;
}
