import { signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { closeCohort } from '../services/office-closing/close-cohort.ts';
import { giveMoreTime } from '../services/office-closing/give-more-time.ts';
import { readClosing } from '../services/office-closing/measure-completion.ts';

const { officeClosing } = api;

export const officeClosingRoutes = officeClosing.router({
  read: officeClosing.read.handler(({ context, input }) => readClosing(context.deps, input.params.cohortId)),
  close: officeClosing.close.handler(({ context, input }) =>
    closeCohort(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
  giveMoreTime: officeClosing.giveMoreTime.handler(({ context, input }) =>
    giveMoreTime(context.deps, officeAct(context, signedIn(context)), { ...input.params, ...input.body }),
  ),
});
