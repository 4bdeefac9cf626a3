import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { SortDirection, TransactionSort } from '@plinth/domain/earnings/earning-transaction';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** In whose seat the own earnings are read: both have addresses of their own. */
export type EarningsSeat = 'guide' | 'lead';

export type TransactionsOrder = { page: number; sortBy: TransactionSort; sortDirection: SortDirection };
export type LogsChoice = { month?: string; transactionId?: string; category?: EarningCategory };

const calls = {
  guide: {
    stats: api.earnings.readGuideStats,
    trends: api.earnings.readGuideTrends,
    breakup: api.earnings.readGuideBreakup,
    transactions: api.earnings.listGuideTransactions,
    logs: api.earnings.listGuideLogs,
  },
  lead: {
    stats: api.earnings.readLeadStats,
    trends: api.earnings.readLeadTrends,
    breakup: api.earnings.readLeadBreakup,
    transactions: api.earnings.listLeadTransactions,
    logs: api.earnings.listLeadLogs,
  },
};

/** What is earned, paid and pending. */
export const earningStatsQuery = (seat: EarningsSeat) =>
  queryOptions({
    queryKey: ['earnings', seat, 'stats'],
    queryFn: ({ signal }) => calls[seat].stats({}, { signal }),
  });

/** What the last fourteen months brought. */
export const earningTrendsQuery = (seat: EarningsSeat) =>
  queryOptions({
    queryKey: ['earnings', seat, 'trends'],
    queryFn: ({ signal }) => calls[seat].trends({ query: {} }, { signal }),
  });

/** What a month is made of. */
export const earningBreakupQuery = (seat: EarningsSeat, month: string) =>
  queryOptions({
    queryKey: ['earnings', seat, 'breakup', month],
    queryFn: ({ signal }) => calls[seat].breakup({ query: { month } }, { signal }),
  });

/** A page of what the school has paid out; pages count from 1. */
export const earningTransactionsQuery = (seat: EarningsSeat, order: TransactionsOrder) =>
  queryOptions({
    queryKey: ['earnings', seat, 'transactions', order],
    queryFn: ({ signal }) => {
      const { page, sortBy, sortDirection } = order;
      return calls[seat].transactions({ query: { pageNo: page - 1, sortBy, sortDirection } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** A page of the single pieces of work; pages count from 1. */
export const earningLogsQuery = (seat: EarningsSeat, choice: LogsChoice, page: number) =>
  queryOptions({
    queryKey: ['earnings', seat, 'logs', choice, page],
    queryFn: ({ signal }) => calls[seat].logs({ body: { ...choice, pageNo: page - 1 } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** All of them, page after page, for a file. */
export async function fetchEarningLogs(seat: EarningsSeat, choice: LogsChoice) {
  const first = await calls[seat].logs({ body: { ...choice, pageNo: 0 } });
  const all = [...first.logs];
  for (let pageNo = 1; all.length < first.total; pageNo += 1) {
    const { logs } = await calls[seat].logs({ body: { ...choice, pageNo } });
    if (logs.length === 0) break;
    all.push(...logs);
  }
  return all;
}
