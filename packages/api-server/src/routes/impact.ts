import { own } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listTopMentors } from '../services/impact/list-top-mentors.ts';
import { readImpact } from '../services/impact/read-impact.ts';

const { impact } = api;

export const impactRoutes = impact.router({
  read: impact.read.handler(own(readImpact)),
  listTopMentors: impact.listTopMentors.handler(({ context }) => listTopMentors(context.deps)),
});
