import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { downloadRewards } from '../services/office-rewards/download-rewards.ts';
import { listOfficeRewards } from '../services/office-rewards/list-rewards.ts';
import { payRewards } from '../services/office-rewards/pay-rewards.ts';

const { officeRewards } = api;

export const officeRewardsRoutes = officeRewards.router({
  list: officeRewards.list.handler(anyone(listOfficeRewards, 'query')),
  download: officeRewards.download.handler(byOffice(downloadRewards, 'query')),
  pay: officeRewards.pay.handler(byOffice(payRewards, 'params', 'body')),
});
