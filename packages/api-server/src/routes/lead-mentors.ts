import { memberOf } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { completeChecklistItem } from '../services/lead-mentors/complete-checklist-item.ts';
import { readDashboard } from '../services/lead-mentors/read-dashboard.ts';
import { readSessionStats } from '../services/lead-mentors/read-session-stats.ts';

const { leadMentors } = api;

export const leadMentorsRoutes = leadMentors.router({
  readDashboard: leadMentors.readDashboard.handler(({ context }) =>
    readDashboard(context.deps, memberOf(context)),
  ),
  completeChecklistItem: leadMentors.completeChecklistItem.handler(({ context, input }) =>
    completeChecklistItem(context.deps, memberOf(context), input.body),
  ),
  readSessionStats: leadMentors.readSessionStats.handler(({ context }) =>
    readSessionStats(context.deps, memberOf(context)),
  ),
});
