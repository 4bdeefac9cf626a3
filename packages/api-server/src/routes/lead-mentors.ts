import { asMember } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { completeChecklistItem } from '../services/lead-mentors/complete-checklist-item.ts';
import { readDashboard } from '../services/lead-mentors/read-dashboard.ts';
import { readSessionStats } from '../services/lead-mentors/read-session-stats.ts';

export const leadMentorsRoutes: Routes<'leadMentors'> = {
  readDashboard: asMember(readDashboard),
  completeChecklistItem: asMember(completeChecklistItem, 'body'),
  readSessionStats: asMember(readSessionStats),
};
