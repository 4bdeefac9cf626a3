import { memberOf } from '../api/context.ts';
import { anyone, asMember, asMemberFrom, ownFrom } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listEvents } from '../services/calendar/list-events.ts';
import { makeFeed } from '../services/calendar/make-feed.ts';
import { readFeed } from '../services/calendar/read-feed.ts';
import { readFeedFile } from '../services/calendar/read-feed-file.ts';
import { readMentorWeek } from '../services/calendar/read-mentor-week.ts';
import { readWeek, readWeekOfGuide } from '../services/calendar/read-week.ts';
import { renewFeed } from '../services/calendar/renew-feed.ts';
import { revokeFeed } from '../services/calendar/revoke-feed.ts';

export const calendarRoutes: Routes<'calendar'> = {
  readWeek: asMemberFrom(readWeek, 'query'),
  listEvents: ({ context, input }) =>
    listEvents(context.deps, context.request, memberOf(context), input.query ?? {}),
  readWeekByBody: asMemberFrom(readWeekOfGuide, 'body'),
  readMentorWeek: ownFrom(readMentorWeek, 'query'),
  readFeed: asMember(readFeed),
  makeFeed: asMember(makeFeed),
  renewFeed: asMember(renewFeed, 'body.feedId'),
  revokeFeed: asMember(revokeFeed),
  readFeedFile: anyone(readFeedFile, 'params.feedToken'),
};
