import type { EarnerCurrency, EarningRate } from '@plinth/domain/earnings/earning-rate';
import type { EarningCorrection, PayableSeen, TransferArrival } from '@plinth/domain/earnings/office-earning';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const EARNINGS = ['office', 'earnings'];

/** A page of mentors' earnings by month. */
export const earningsQuery = (query: QueryOf<typeof api.officeEarnings.list>) =>
  freshQuery([...EARNINGS, 'list', query], api.officeEarnings.list, { query });

/** All filtered earnings as a CSV file. */
export const fetchEarningsFile = (query: QueryOf<typeof api.officeEarnings.download>) =>
  api.officeEarnings.download({ query });

/** A mentor's month with each piece of work. */
export const earningQuery = (params: { userId: string; month: string }) =>
  freshQuery([...EARNINGS, 'one', params], api.officeEarnings.read, { params });

export const makeTransfers = (month: string, seen: PayableSeen) =>
  api.officeEarnings.pay({ params: { month }, body: { seen } });

/** The transfers of a month that are on their way, as a CSV file for the bank. */
export const fetchTransfersFile = (month: string) =>
  api.officeEarnings.downloadTransfers({ params: { month } });

export const settleTransfer = (month: string, body: TransferArrival) =>
  api.officeEarnings.settle({ params: { month }, body });

export const returnTransfer = (payoutId: string, reason: string) =>
  api.officeEarnings.giveBack({ params: { payoutId }, body: { reason } });

export const correctWork = (itemId: string, body: EarningCorrection) =>
  api.officeEarnings.correct({ params: { itemId }, body });

/** The rate of each kind of work and the day from which it applies. */
export const earningRatesQuery = () => freshQuery([...EARNINGS, 'rates'], api.officeEarnings.listRates, {});

export const setEarningRate = (body: EarningRate) => api.officeEarnings.setRate({ body });

export const setEarnerCurrency = (body: EarnerCurrency) => api.officeEarnings.setCurrency({ body });
