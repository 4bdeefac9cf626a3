import { EARNING_CATEGORIES } from '@plinth/domain/earnings/earning-category';
import { EarningLog } from '@plinth/domain/earnings/earnings';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { flag, integer, json, nullable, oneOf, text, uuid } from '../kinds.ts';
import { statement } from '../statement.ts';

/** Lists a page of a mentor's pieces of work with the total, and whether the transaction is the mentor's. */
export const listLogs = statement({
  params: {
    userId: uuid,
    month: nullable(text),
    category: nullable(oneOf(EARNING_CATEGORIES)),
    transactionId: nullable(uuid),
    limit: integer,
    offset: integer,
  },
  columns: { isOwn: flag, total: integer, logs: json(z.array(EarningLog)) },
  sql: ({ userId, month, category, transactionId, limit, offset }) => {
    const chosen = sql`from earning_items i where i.user_id = ${userId}
      and (${month} is null or i.month = ${month}) and (${category} is null or i.category = ${category})
      and (${transactionId} is null or exists (select from earning_settlements s where s.item_id = i.item_id
        and s.transaction_id = ${transactionId}))`;
    return sql`
      select ${transactionId} is null or exists (select from earning_transactions t
          where t.transaction_id = ${transactionId} and t.user_id = ${userId}) as "isOwn",
        (select count(*)::int ${chosen}) as total,
        coalesce((select json_agg(json_build_object('date', day, 'cohortId', cohort_id, 'category', category,
            'description', description, 'quantity', quantity, 'amount', amount, 'reason', reason)) from (
          select i.day, i.cohort_id, i.category, i.description, i.quantity, i.amount, i.reason ${chosen}
          order by i.earned_at desc, i.created_at, i.item_id limit ${limit} offset ${offset}
        ) page), '[]') as logs`;
  },
});
