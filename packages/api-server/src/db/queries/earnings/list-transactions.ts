import {
  EarningTransaction,
  SORT_DIRECTIONS,
  TRANSACTION_SORTS,
} from '@plinth/domain/earnings/earning-transaction';
import { sql } from 'drizzle-orm';
import { z } from 'zod/mini';
import { integer, json, uuid } from '../kinds.ts';
import { choice, statement } from '../statement.ts';
import { schoolDay } from './school-day.ts';

const COLUMNS = { date: sql`p.status_at`, amount: sql`t.amount`, status: sql`p.status` };
const DIRECTIONS = { ASC: sql`asc`, DESC: sql`desc` };

/** Lists a page of the school's payments to a mentor, made or in progress, with the total. */
export const listTransactions = statement({
  params: {
    userId: uuid,
    sortBy: choice(...TRANSACTION_SORTS),
    direction: choice(...SORT_DIRECTIONS),
    limit: integer,
    offset: integer,
  },
  columns: { total: integer, transactions: json(z.array(EarningTransaction)) },
  sql: ({ userId, sortBy, direction, limit, offset }) => sql`
    select (select count(*)::int from earning_transactions where user_id = ${userId}) as total,
      coalesce((select json_agg(json_build_object('transactionId', transaction_id, 'date', day,
          'category', category, 'amount', amount, 'currency', currency, 'status', status)) from (
        select t.transaction_id, ${schoolDay(sql`p.status_at`)} as day, t.category, t.amount, p.currency, p.status
        from earning_transactions t join earning_payouts p using (payout_id)
        where t.user_id = ${userId}
        order by ${COLUMNS[sortBy]} ${DIRECTIONS[direction]}, p.month desc, t.transaction_id
        limit ${limit} offset ${offset}
      ) page), '[]') as transactions`,
});
