import { TRANSACTIONS_SORT_DIRECTION } from '@plinth/domain/constants/limits';
import { EarningCategory } from '@plinth/domain/earnings/earning-category';
import {
  EarningTransaction,
  SortDirection,
  TransactionSort,
} from '@plinth/domain/earnings/earning-transaction';
import { EarningBreakup, EarningLog, EarningStats, EarningTrends } from '@plinth/domain/earnings/earnings';
import { TREND_MONTHS } from '@plinth/domain/earnings/trend-months';
import { Id } from '@plinth/domain/fields/id';
import { IsoMonth } from '@plinth/domain/fields/iso-date';
import { PageNo } from '@plinth/domain/fields/page-no';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';
import { queryInt } from './query-values.ts';

const { get, post } = callsOf('earnings');

const TRENDS_MAX = 60;
const Count = z.int().check(z.gte(0));

const TrendsInput = z.object({
  query: z.object({ months: z._default(queryInt(1, TRENDS_MAX), TREND_MONTHS) }),
});
const BreakupInput = z.object({ query: z.object({ month: IsoMonth }) });
const TransactionsInput = z.object({
  query: z.object({
    pageNo: PageNo,
    sortBy: z._default(TransactionSort, 'date'),
    sortDirection: z._default(SortDirection, TRANSACTIONS_SORT_DIRECTION),
  }),
});
const Transactions = z.object({ transactions: z.array(EarningTransaction), total: Count });
const LogsInput = z.object({
  body: z.object({
    month: z.optional(IsoMonth),
    transactionId: z.optional(Id),
    category: z.optional(EarningCategory),
    pageNo: PageNo,
  }),
});
const Logs = z.object({ logs: z.array(EarningLog), total: Count });

const GUIDE = '/v2/client/mentor/earnings';
const LEAD = '/v1/client/mentor/lm/earnings';

const TRENDS = "Returns the caller's earnings of the last months, in minor units, the current month last.";
const STATS =
  'Returns what the caller has earned, was paid and is still owed, and the earnings of this month.';
const BREAKUP = "Breaks the caller's earnings of a month down by kind of work and rate.";
const TRANSACTIONS = 'Lists what the school has paid to the caller, by page.';
const LOGS =
  "Lists the caller's single pieces of work, of a month or a transaction. 404 for someone else's transaction.";

export const earnings = {
  readGuideTrends: get(`${GUIDE}/monthly-trends`, {
    access: 'guide',
    summary: TRENDS,
    input: TrendsInput,
    output: EarningTrends,
  }),

  readLeadTrends: get(`${LEAD}/monthly-trends`, {
    access: 'lead-mentor',
    summary: TRENDS,
    input: TrendsInput,
    output: EarningTrends,
  }),

  readGuideStats: get(`${GUIDE}/stats`, { access: 'guide', summary: STATS, output: EarningStats }),

  readLeadStats: get(`${LEAD}/stats`, { access: 'lead-mentor', summary: STATS, output: EarningStats }),

  readGuideBreakup: get(`${GUIDE}/monthly-breakup`, {
    access: 'guide',
    summary: BREAKUP,
    input: BreakupInput,
    output: EarningBreakup,
  }),

  readLeadBreakup: get(`${LEAD}/monthly-breakup`, {
    access: 'lead-mentor',
    summary: BREAKUP,
    input: BreakupInput,
    output: EarningBreakup,
  }),

  listGuideTransactions: get(`${GUIDE}/transactions`, {
    access: 'guide',
    summary: TRANSACTIONS,
    input: TransactionsInput,
    output: Transactions,
  }),

  listLeadTransactions: get(`${LEAD}/transactions`, {
    access: 'lead-mentor',
    summary: TRANSACTIONS,
    input: TransactionsInput,
    output: Transactions,
  }),

  listGuideLogs: post(`${GUIDE}/logs`, {
    access: 'guide',
    readsOnly: true,
    summary: LOGS,
    input: LogsInput,
    output: Logs,
  }),

  listLeadLogs: post(`${LEAD}/logs`, {
    access: 'lead-mentor',
    readsOnly: true,
    summary: LOGS,
    input: LogsInput,
    output: Logs,
  }),
};
