import { memberOf } from '../api/context.ts';
import { anyone, asMember, asMemberFrom, ownFrom } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listEvents } from '../services/calendar/list-events.ts';
import { makeFeed } from '../services/calendar/make-feed.ts';
import { readFeed } from '../services/calendar/read-feed.ts';
import { readFeedFile } from '../services/calendar/read-feed-file.ts';
import { readMentorWeek } from '../services/calendar/read-mentor-week.ts';
import { readWeek, readWeekOfGuide } from '../services/calendar/read-week.ts';
import { renewFeed } from '../services/calendar/renew-feed.ts';
import { revokeFeed } from '../services/calendar/revoke-feed.ts';

const { calendar } = api;

export const calendarRoutes = calendar.router({
  readWeek: calendar.readWeek.handler(asMemberFrom(readWeek, 'query')),
  listEvents: calendar.listEvents.handler(({ context, input }) =>
    listEvents(context.deps, context.request, memberOf(context), input.query ?? {}),
  ),
  readWeekByBody: calendar.readWeekByBody.handler(asMemberFrom(readWeekOfGuide, 'body')),
  readMentorWeek: calendar.readMentorWeek.handler(ownFrom(readMentorWeek, 'query')),
  readFeed: calendar.readFeed.handler(asMember(readFeed)),
  makeFeed: calendar.makeFeed.handler(asMember(makeFeed)),
  renewFeed: calendar.renewFeed.handler(asMember(renewFeed, 'body.feedId')),
  revokeFeed: calendar.revokeFeed.handler(asMember(revokeFeed)),
  readFeedFile: calendar.readFeedFile.handler(anyone(readFeedFile, 'params.feedToken')),
});
