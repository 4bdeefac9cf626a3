import { api } from '../api/implementer.ts';
import { recordEvents } from '../services/analytics/record-events.ts';

export const analyticsRoutes = api.analytics.router({
  recordEvents: api.analytics.recordEvents.handler(({ context, input }) =>
    recordEvents(context.deps, input.body.events),
  ),
});
