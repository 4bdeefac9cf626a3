import { anyone } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { recordEvents } from '../services/analytics/record-events.ts';

export const analyticsRoutes = api.analytics.router({
  recordEvents: api.analytics.recordEvents.handler(anyone(recordEvents, 'body.events')),
});
