import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { listEarningRates } from '../services/earnings/list-rates.ts';
import { setEarnerCurrency } from '../services/earnings/set-currency.ts';
import { setEarningRate } from '../services/earnings/set-rate.ts';
import {
  correctByOffice,
  giveBackByOffice,
  payByOffice,
  settleByOffice,
} from '../services/office-earnings/change-earnings.ts';
import { downloadEarnings } from '../services/office-earnings/download-earnings.ts';
import { downloadTransfers } from '../services/office-earnings/download-transfers.ts';
import { listEarnings } from '../services/office-earnings/list-earnings.ts';
import { readEarning } from '../services/office-earnings/read-earning.ts';

export const officeEarningsRoutes: Routes<'officeEarnings'> = {
  list: anyone(listEarnings, 'query'),
  download: byOffice(downloadEarnings, 'query'),
  read: anyone(readEarning, 'params'),
  pay: ({ context, input: { params, body } }) =>
    payByOffice(context.deps, officeAct(context, signedIn(context)), { ...params, ...body }),
  downloadTransfers: byOffice(downloadTransfers, 'params'),
  settle: byOffice(settleByOffice, 'params', 'body'),
  giveBack: byOffice(giveBackByOffice, 'params', 'body'),
  correct: byOffice(correctByOffice, 'params', 'body'),
  listRates: async ({ context }) => ({
    rates: await listEarningRates(context.deps),
  }),
  setRate: async ({ context, input }) => {
    const counted = await setEarningRate(context.deps, officeAct(context, signedIn(context)), input.body);
    return { counted, rates: await listEarningRates(context.deps) };
  },
  setCurrency: byOffice(setEarnerCurrency, 'body'),
};
