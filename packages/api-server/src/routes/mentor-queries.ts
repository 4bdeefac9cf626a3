import { memberOf } from '../api/context.ts';
import { asMember, handlerOf } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { askAssistant } from '../services/mentor-queries/ask-assistant.ts';
import { assignGuide } from '../services/mentor-queries/assign-guide.ts';
import { resolveQuery, saveQueryFeedback } from '../services/mentor-queries/close-query.ts';
import { listChannelUsers } from '../services/mentor-queries/list-channel-users.ts';
import { listQueries } from '../services/mentor-queries/list-queries.ts';
import { markIntroduced } from '../services/mentor-queries/mark-introduced.ts';
import { markRead } from '../services/mentor-queries/mark-read.ts';
import { readAssistant } from '../services/mentor-queries/read-assistant.ts';
import { readQuery } from '../services/mentor-queries/read-query.ts';
import { readThread } from '../services/mentor-queries/read-thread.ts';
import { readWaitingTime } from '../services/mentor-queries/read-waiting-time.ts';
import { reopenQuery } from '../services/mentor-queries/reopen-query.ts';
import { saveQuery, saveQueryWithBot } from '../services/mentor-queries/save-query.ts';
import { updateQuery } from '../services/mentor-queries/update-query.ts';
import { writeMessage } from '../services/mentor-queries/write-message.ts';

const asGuide = handlerOf((context) => [memberOf(context), 'guide']);
const asLearner = handlerOf((context) => [memberOf(context), 'learner']);

export const mentorQueriesRoutes: Routes<'mentorQueries'> = {
  listForGuide: asGuide(listQueries, 'query'),
  markReadByGuide: asGuide(markRead, 'body.queryIds'),
  readForGuide: asGuide(readQuery, 'query.queryId'),
  updateByGuide: asMember(updateQuery, 'body'),
  readThreadForGuide: asGuide(readThread, 'query'),
  writeByGuide: asGuide(writeMessage, 'body'),
  assignGuide: asMember(assignGuide, 'body'),
  listUsers: ({ context, input }) => listChannelUsers(context.deps, memberOf(context), input.query?.search),
  list: asLearner(listQueries, 'query'),
  markRead: asLearner(markRead, 'body.queryIds'),
  read: asLearner(readQuery, 'query.queryId'),
  save: asMember(saveQuery, 'body'),
  saveWithBot: asMember(saveQueryWithBot, 'body'),
  readThread: asLearner(readThread, 'query'),
  write: asLearner(writeMessage, 'body'),
  resolve: asMember(resolveQuery, 'body.queryId'),
  reopen: asMember(reopenQuery, 'body.queryId'),
  readWaitingTime: asMember(readWaitingTime),
  askAssistant: asMember(askAssistant, 'body'),
  readAssistant: asMember(readAssistant),
  saveFeedback: asMember(saveQueryFeedback, 'body'),
  viewCoachmarks: ({ context }) => markIntroduced(context.deps, memberOf(context), 'queriesCoachMarksViewed'),
  finishOnboarding: ({ context }) => markIntroduced(context.deps, memberOf(context), 'queriesOnboardingDone'),
};
