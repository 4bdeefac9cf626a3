import { byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { putOffStep } from '../services/first-run/put-off-step.ts';
import { readGuide } from '../services/first-run/read-guide.ts';
import { readSchoolFacts } from '../services/first-run/read-school-facts.ts';
import { saveSchoolFacts } from '../services/first-run/save-school-facts.ts';

const { officeGuide } = api;

export const officeGuideRoutes = officeGuide.router({
  read: officeGuide.read.handler(({ context }) => readGuide(context.deps)),
  putOff: officeGuide.putOff.handler(byOffice(putOffStep, 'params', 'body')),
  readFacts: officeGuide.readFacts.handler(({ context }) =>
    readSchoolFacts(context.deps.db, context.deps.settings),
  ),
  saveFacts: officeGuide.saveFacts.handler(byOffice(saveSchoolFacts, 'body')),
});
