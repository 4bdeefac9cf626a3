import { eventIterator } from '@orpc/contract';
import { LiveEvent } from '@plinth/domain/live/live-event';
import * as z from 'zod/mini';
import { callsOf } from './call.ts';

const call = callsOf('live');

export const live = {
  follow: call({
    method: 'GET',
    path: '/v1/client/user/live',
    access: 'signed-in',
    summary:
      'Server-sent events: what has changed for the caller, as topics and cohorts. Last-Event-ID resumes where a connection ended. 403 acting as another user, 503 too many connections.',
  })
    .input(z.object({}))
    .output(eventIterator(LiveEvent)),
};
