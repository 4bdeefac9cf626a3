import { signedIn } from '../api/context.ts';
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
  readDashboard: openLms.readDashboard.handler(({ context, input }) =>
    readOpenDashboard(context.deps, signedIn(context), input.query.cohortId),
  ),
  saveDisplay: openLms.saveDisplay.handler(own(saveDisplay, 'body')),
  readOrderToken: openLms.readOrderToken.handler(({ context, input }) =>
    readOrderToken(context.deps, signedIn(context), input.query.cohortId),
  ),
  moveState: openLms.moveState.handler(own(moveState, 'body')),
  extendAccess: openLms.extendAccess.handler(({ context, input }) =>
    extendAccess(context.deps, signedIn(context), input.body.cohortId),
  ),
  enrol: openLms.enrol.handler(({ context, input }) =>
    enrol(context.deps, signedIn(context), input.body.productId),
  ),
  unlockReward: openLms.unlockReward.handler(({ context, input }) =>
    unlockReward(context.deps, signedIn(context), input.body.cohortId),
  ),
  readRewardCourses: openLms.readRewardCourses.handler(({ context, input }) =>
    readRewardCourses(context.deps, signedIn(context), input.query.cohortId),
  ),
  orderWithReward: openLms.orderWithReward.handler(own(orderWithReward, 'body')),
});
