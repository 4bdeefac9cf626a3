import type { EarningCategory } from '@plinth/domain/earnings/earning-category';
import type { SortDirection, TransactionSort } from '@plinth/domain/earnings/earning-transaction';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** The role in which the user's earnings are read: each has its own address. */
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

/** The amounts earned, paid and pending. */
export const earningStatsQuery = (seat: EarningsSeat) =>
  queryOptions({
    queryKey: ['earnings', seat, 'stats'],
    queryFn: ({ signal }) => calls[seat].stats({}, { signal }),
  });

/** The earnings of the last fourteen months. */
export const earningTrendsQuery = (seat: EarningsSeat) =>
  queryOptions({
    queryKey: ['earnings', seat, 'trends'],
    queryFn: ({ signal }) => calls[seat].trends({ query: {} }, { signal }),
  });

/** The components of a month's earnings. */
export const earningBreakupQuery = (seat: EarningsSeat, month: string) =>
  queryOptions({
    queryKey: ['earnings', seat, 'breakup', month],
    queryFn: ({ signal }) => calls[seat].breakup({ query: { month } }, { signal }),
  });

/** A page of the school's payouts; pages count from 1. */
export const earningTransactionsQuery = (seat: EarningsSeat, order: TransactionsOrder) =>
  queryOptions({
    queryKey: ['earnings', seat, 'transactions', order],
    queryFn: ({ signal }) => {
      const { page, sortBy, sortDirection } = order;
      return calls[seat].transactions({ query: { pageNo: page - 1, sortBy, sortDirection } }, { signal });
    },
    placeholderData: keepPreviousData,
  });

/** A page of the individual pieces of work; pages count from 1. */
export const earningLogsQuery = (seat: EarningsSeat, choice: LogsChoice, page: number) =>
  queryOptions({
    queryKey: ['earnings', seat, 'logs', choice, page],
    queryFn: ({ signal }) => calls[seat].logs({ body: { ...choice, pageNo: page - 1 } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches all of them, page by page, for a file. */
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
