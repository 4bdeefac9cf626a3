import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { officeEarnings } = api;

export const officeEarningsRoutes = officeEarnings.router({
  list: officeEarnings.list.handler(anyone(listEarnings, 'query')),
  download: officeEarnings.download.handler(byOffice(downloadEarnings, 'query')),
  read: officeEarnings.read.handler(anyone(readEarning, 'params')),
  pay: officeEarnings.pay.handler(byOffice(payByOffice, 'params')),
  downloadTransfers: officeEarnings.downloadTransfers.handler(byOffice(downloadTransfers, 'params')),
  settle: officeEarnings.settle.handler(byOffice(settleByOffice, 'params', 'body')),
  giveBack: officeEarnings.giveBack.handler(byOffice(giveBackByOffice, 'params', 'body')),
  correct: officeEarnings.correct.handler(byOffice(correctByOffice, 'params', 'body')),
  listRates: officeEarnings.listRates.handler(async ({ context }) => ({
    rates: await listEarningRates(context.deps),
  })),
  setRate: officeEarnings.setRate.handler(async ({ context, input }) => {
    const counted = await setEarningRate(context.deps, officeAct(context, signedIn(context)), input.body);
    return { counted, rates: await listEarningRates(context.deps) };
  }),
  setCurrency: officeEarnings.setCurrency.handler(byOffice(setEarnerCurrency, 'body')),
});
