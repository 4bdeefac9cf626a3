import { memberOf } from '../api/context.ts';
import { asMember, handlerOf } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
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

const { mentorQueries } = api;
const asGuide = handlerOf((context) => [memberOf(context), 'guide']);
const asLearner = handlerOf((context) => [memberOf(context), 'learner']);

export const mentorQueriesRoutes = mentorQueries.router({
  listForGuide: mentorQueries.listForGuide.handler(asGuide(listQueries, 'query')),
  markReadByGuide: mentorQueries.markReadByGuide.handler(asGuide(markRead, 'body.queryIds')),
  readForGuide: mentorQueries.readForGuide.handler(asGuide(readQuery, 'query.queryId')),
  updateByGuide: mentorQueries.updateByGuide.handler(asMember(updateQuery, 'body')),
  readThreadForGuide: mentorQueries.readThreadForGuide.handler(asGuide(readThread, 'query')),
  writeByGuide: mentorQueries.writeByGuide.handler(asGuide(writeMessage, 'body')),
  assignGuide: mentorQueries.assignGuide.handler(asMember(assignGuide, 'body')),
  listUsers: mentorQueries.listUsers.handler(({ context, input }) =>
    listChannelUsers(context.deps, memberOf(context), input.query?.search),
  ),
  list: mentorQueries.list.handler(asLearner(listQueries, 'query')),
  markRead: mentorQueries.markRead.handler(asLearner(markRead, 'body.queryIds')),
  read: mentorQueries.read.handler(asLearner(readQuery, 'query.queryId')),
  save: mentorQueries.save.handler(asMember(saveQuery, 'body')),
  saveWithBot: mentorQueries.saveWithBot.handler(asMember(saveQueryWithBot, 'body')),
  readThread: mentorQueries.readThread.handler(asLearner(readThread, 'query')),
  write: mentorQueries.write.handler(asLearner(writeMessage, 'body')),
  resolve: mentorQueries.resolve.handler(asMember(resolveQuery, 'body.queryId')),
  reopen: mentorQueries.reopen.handler(asMember(reopenQuery, 'body.queryId')),
  readWaitingTime: mentorQueries.readWaitingTime.handler(asMember(readWaitingTime)),
  askAssistant: mentorQueries.askAssistant.handler(asMember(askAssistant, 'body')),
  readAssistant: mentorQueries.readAssistant.handler(asMember(readAssistant)),
  saveFeedback: mentorQueries.saveFeedback.handler(asMember(saveQueryFeedback, 'body')),
  viewCoachmarks: mentorQueries.viewCoachmarks.handler(({ context }) =>
    markIntroduced(context.deps, memberOf(context), 'queriesCoachMarksViewed'),
  ),
  finishOnboarding: mentorQueries.finishOnboarding.handler(({ context }) =>
    markIntroduced(context.deps, memberOf(context), 'queriesOnboardingDone'),
  ),
});
