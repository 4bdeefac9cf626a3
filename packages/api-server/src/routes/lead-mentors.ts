import { asMember } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { completeChecklistItem } from '../services/lead-mentors/complete-checklist-item.ts';
import { readDashboard } from '../services/lead-mentors/read-dashboard.ts';
import { readSessionStats } from '../services/lead-mentors/read-session-stats.ts';

const { leadMentors } = api;

export const leadMentorsRoutes = leadMentors.router({
  readDashboard: leadMentors.readDashboard.handler(asMember(readDashboard)),
  completeChecklistItem: leadMentors.completeChecklistItem.handler(asMember(completeChecklistItem, 'body')),
  readSessionStats: leadMentors.readSessionStats.handler(asMember(readSessionStats)),
});
