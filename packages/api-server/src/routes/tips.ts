import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listTips } from '../services/tips/list-tips.ts';
import { listTipsOfSession } from '../services/tips/list-tips-of-session.ts';
import { writeTip } from '../services/tips/write-tip.ts';

export const tipsRoutes: Routes<'tips'> = {
  list: asMember(listTips, 'query'),
  write: asMember(writeTip, 'body'),
  listOfSession: asMember(listTipsOfSession, 'query'),
};
