import { memberOf } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { listTips } from '../services/tips/list-tips.ts';
import { listTipsOfSession } from '../services/tips/list-tips-of-session.ts';
import { writeTip } from '../services/tips/write-tip.ts';

const { tips } = api;

export const tipsRoutes = tips.router({
  list: tips.list.handler(({ context, input }) => listTips(context.deps, memberOf(context), input.query)),
  write: tips.write.handler(({ context, input }) => writeTip(context.deps, memberOf(context), input.body)),
  listOfSession: tips.listOfSession.handler(({ context, input }) =>
    listTipsOfSession(context.deps, memberOf(context), input.query),
  ),
});
