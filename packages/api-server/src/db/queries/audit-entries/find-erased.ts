import { sql } from 'drizzle-orm';
import { listOf, uuid } from '../kinds.ts';
import { isPayerErased } from '../orders/is-payer-erased.ts';
import { statement } from '../statement.ts';

/** Finds which of these people, orders and applications are those of somebody who was erased. */
export const findErased = statement({
  params: { ids: listOf(uuid) },
  columns: { id: uuid },
  sql: ({ ids }) => sql`
    select s.user_id as id from users s where s.user_id = any(${ids}) and ${isPayerErased('s')}
    union all
    select o.order_id from orders o where o.order_id = any(${ids}) and ${isPayerErased('o')}
    union all
    select a.application_id from applications a where a.application_id = any(${ids})
      and (a.email_id like 'deleted-%@account.invalid'
        or exists (select from orders o where o.application_id = a.application_id and ${isPayerErased('o')}))`,
});
