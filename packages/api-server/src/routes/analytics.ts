import { anyone } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { recordEvents } from '../services/analytics/record-events.ts';

export const analyticsRoutes: Routes<'analytics'> = {
  recordEvents: anyone(recordEvents, 'body.events'),
};
