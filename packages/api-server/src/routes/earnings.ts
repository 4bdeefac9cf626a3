import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listEarningLogs } from '../services/earnings/list-logs.ts';
import { listEarningTransactions } from '../services/earnings/list-transactions.ts';
import { readEarningBreakup } from '../services/earnings/read-breakup.ts';
import { readEarningStats } from '../services/earnings/read-stats.ts';
import { readEarningTrends } from '../services/earnings/read-trends.ts';

const { earnings } = api;

/** Guides and lead mentors have separate addresses, with one implementation behind them. */
export const earningsRoutes = earnings.router({
  readGuideTrends: earnings.readGuideTrends.handler(own(readEarningTrends, 'query.months')),
  readLeadTrends: earnings.readLeadTrends.handler(own(readEarningTrends, 'query.months')),
  readGuideStats: earnings.readGuideStats.handler(own(readEarningStats)),
  readLeadStats: earnings.readLeadStats.handler(own(readEarningStats)),
  readGuideBreakup: earnings.readGuideBreakup.handler(own(readEarningBreakup, 'query.month')),
  readLeadBreakup: earnings.readLeadBreakup.handler(own(readEarningBreakup, 'query.month')),
  listGuideTransactions: earnings.listGuideTransactions.handler(own(listEarningTransactions, 'query')),
  listLeadTransactions: earnings.listLeadTransactions.handler(own(listEarningTransactions, 'query')),
  listGuideLogs: earnings.listGuideLogs.handler(own(listEarningLogs, 'body')),
  listLeadLogs: earnings.listLeadLogs.handler(own(listEarningLogs, 'body')),
});
