import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { enrol } from '../services/open-lms/enrol.ts';
import { extendAccess } from '../services/open-lms/extend-access.ts';
import { moveState } from '../services/open-lms/move-state.ts';
import { orderWithReward } from '../services/open-lms/order-with-reward.ts';
import { readOpenContent } from '../services/open-lms/read-content.ts';
import { readOpenDashboard } from '../services/open-lms/read-dashboard.ts';
import { readOpenLeaderboard } from '../services/open-lms/read-leaderboard.ts';
import { readOrderToken } from '../services/open-lms/read-order-token.ts';
import { readRewardCourses } from '../services/open-lms/reward-courses.ts';
import { saveDisplay } from '../services/open-lms/save-display.ts';
import { unlockReward } from '../services/open-lms/unlock-reward.ts';

export const openLmsRoutes: Routes<'openLms'> = {
  readContent: own(readOpenContent, 'query'),
  readLeaderboard: own(readOpenLeaderboard, 'query'),
  readDashboard: own(readOpenDashboard, 'query.cohortId'),
  saveDisplay: own(saveDisplay, 'body'),
  readOrderToken: own(readOrderToken, 'query.cohortId'),
  moveState: own(moveState, 'body'),
  extendAccess: own(extendAccess, 'body.cohortId'),
  enrol: own(enrol, 'body.productId'),
  unlockReward: own(unlockReward, 'body.cohortId'),
  readRewardCourses: own(readRewardCourses, 'query.cohortId'),
  orderWithReward: own(orderWithReward, 'body'),
};
