import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listTips } from '../services/tips/list-tips.ts';
import { listTipsOfSession } from '../services/tips/list-tips-of-session.ts';
import { writeTip } from '../services/tips/write-tip.ts';

const { tips } = api;

export const tipsRoutes = tips.router({
  list: tips.list.handler(asMember(listTips, 'query')),
  write: tips.write.handler(asMember(writeTip, 'body')),
  listOfSession: tips.listOfSession.handler(asMember(listTipsOfSession, 'query')),
});
