import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { openLms } = api;

export const openLmsRoutes = openLms.router({
  readContent: openLms.readContent.handler(own(readOpenContent, 'query')),
  readLeaderboard: openLms.readLeaderboard.handler(own(readOpenLeaderboard, 'query')),
  readDashboard: openLms.readDashboard.handler(own(readOpenDashboard, 'query.cohortId')),
  saveDisplay: openLms.saveDisplay.handler(own(saveDisplay, 'body')),
  readOrderToken: openLms.readOrderToken.handler(own(readOrderToken, 'query.cohortId')),
  moveState: openLms.moveState.handler(own(moveState, 'body')),
  extendAccess: openLms.extendAccess.handler(own(extendAccess, 'body.cohortId')),
  enrol: openLms.enrol.handler(own(enrol, 'body.productId')),
  unlockReward: openLms.unlockReward.handler(own(unlockReward, 'body.cohortId')),
  readRewardCourses: openLms.readRewardCourses.handler(own(readRewardCourses, 'query.cohortId')),
  orderWithReward: openLms.orderWithReward.handler(own(orderWithReward, 'body')),
});
