import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listEarningLogs } from '../services/earnings/list-logs.ts';
import { listEarningTransactions } from '../services/earnings/list-transactions.ts';
import { readEarningBreakup } from '../services/earnings/read-breakup.ts';
import { readEarningStats } from '../services/earnings/read-stats.ts';
import { readEarningTrends } from '../services/earnings/read-trends.ts';

/** Guides and lead mentors have separate addresses, with one implementation behind them. */
export const earningsRoutes: Routes<'earnings'> = {
  readGuideTrends: own(readEarningTrends, 'query.months'),
  readLeadTrends: own(readEarningTrends, 'query.months'),
  readGuideStats: own(readEarningStats),
  readLeadStats: own(readEarningStats),
  readGuideBreakup: own(readEarningBreakup, 'query.month'),
  readLeadBreakup: own(readEarningBreakup, 'query.month'),
  listGuideTransactions: own(listEarningTransactions, 'query'),
  listLeadTransactions: own(listEarningTransactions, 'query'),
  listGuideLogs: own(listEarningLogs, 'body'),
  listLeadLogs: own(listEarningLogs, 'body'),
};
