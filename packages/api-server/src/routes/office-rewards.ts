import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { downloadRewards } from '../services/office-rewards/download-rewards.ts';
import { listOfficeRewards } from '../services/office-rewards/list-rewards.ts';
import { payRewards } from '../services/office-rewards/pay-rewards.ts';

export const officeRewardsRoutes: Routes<'officeRewards'> = {
  list: anyone(listOfficeRewards, 'query'),
  download: byOffice(downloadRewards, 'query'),
  pay: byOffice(payRewards, 'params', 'body'),
};
