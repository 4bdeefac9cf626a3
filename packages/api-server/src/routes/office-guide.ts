import { byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { putOffStep } from '../services/first-run/put-off-step.ts';
import { readGuide } from '../services/first-run/read-guide.ts';
import { readSchoolFacts } from '../services/first-run/read-school-facts.ts';
import { saveSchoolFacts } from '../services/first-run/save-school-facts.ts';

export const officeGuideRoutes: Routes<'officeGuide'> = {
  read: ({ context }) => readGuide(context.deps),
  putOff: byOffice(putOffStep, 'params', 'body'),
  readFacts: ({ context }) => readSchoolFacts(context.deps.db, context.deps.settings),
  saveFacts: byOffice(saveSchoolFacts, 'body'),
};
