import { memberOf, signedIn } from '../api/context.ts';
import { asMember } from '../api/handlers.ts';
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
  readWeek: calendar.readWeek.handler(({ context, input }) =>
    readWeek(context.deps, context.request, memberOf(context), input.query),
  ),
  listEvents: calendar.listEvents.handler(({ context, input }) =>
    listEvents(context.deps, context.request, memberOf(context), input.query ?? {}),
  ),
  readWeekByBody: calendar.readWeekByBody.handler(({ context, input }) =>
    readWeekOfGuide(context.deps, context.request, memberOf(context), input.body),
  ),
  readMentorWeek: calendar.readMentorWeek.handler(({ context, input }) =>
    readMentorWeek(context.deps, context.request, signedIn(context), input.query),
  ),
  readFeed: calendar.readFeed.handler(asMember(readFeed)),
  makeFeed: calendar.makeFeed.handler(asMember(makeFeed)),
  renewFeed: calendar.renewFeed.handler(({ context, input }) =>
    renewFeed(context.deps, memberOf(context), input.body.feedId),
  ),
  revokeFeed: calendar.revokeFeed.handler(asMember(revokeFeed)),
  readFeedFile: calendar.readFeedFile.handler(({ context, input }) =>
    readFeedFile(context.deps, input.params.feedToken),
  ),
});
