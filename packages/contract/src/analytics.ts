import { AnalyticsEvent, EVENTS_PER_CALL } from '@plinth/domain/analytics/analytics-event';
import * as z from 'zod/mini';
import { byAddress, callsOf } from './call.ts';

const { post } = callsOf('analytics');

export const analytics = {
  recordEvents: post('/v1/client/public/analytics/events', {
    access: 'public',
    rateLimit: byAddress(60),
    summary:
      "Accepts queued events for the school's own analytics. A page view that is sent again only extends the recorded view, and adds its campaign if that was missing.",
    input: z.object({
      body: z.object({
        events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(EVENTS_PER_CALL)),
      }),
    }),
    output: z.object({ received: z.int() }),
  }),
};
