import { own } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listTopMentors } from '../services/impact/list-top-mentors.ts';
import { readImpact } from '../services/impact/read-impact.ts';

export const impactRoutes: Routes<'impact'> = {
  read: own(readImpact),
  listTopMentors: ({ context }) => listTopMentors(context.deps),
};
