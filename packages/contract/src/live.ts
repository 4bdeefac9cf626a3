import { eventIterator } from '@orpc/contract';
import { LiveEvent } from '@plinth/domain/live/live-event';
import { callsOf } from './call.ts';

const { get } = callsOf('live');

export const live = {
  follow: get('/v1/client/user/live', {
    access: 'signed-in',
    summary:
      'Streams server-sent events: what has changed for the caller, as topics and cohorts. Last-Event-ID resumes an interrupted stream. 403 when acting as another user, 503 if there are too many connections.',
    output: eventIterator(LiveEvent),
  }),
};
