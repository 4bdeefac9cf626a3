import { callerMay } from '../api/caller-may.ts';
import { type Caller, memberOf, signedIn } from '../api/context.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { downloadHealth } from '../services/office-health/download-health.ts';
import { readHealth } from '../services/office-health/read-health.ts';

const scopeOf = (cohortId: string, caller: Caller) => ({
  cohortId,
  guideId: null,
  withMoney: callerMay(caller, 'money.read'),
});

export const officeHealthRoutes: Routes<'officeHealth'> = {
  read: ({ context, input }) =>
    readHealth(context.deps, scopeOf(input.params.cohortId, signedIn(context)), input.query),
  download: ({ context, input }) => {
    const caller = signedIn(context);
    return downloadHealth(
      context.deps,
      officeAct(context, caller),
      scopeOf(input.params.cohortId, caller),
      input.query,
    );
  },
  readOwn: ({ context, input }) => {
    const { userId, membership } = memberOf(context);
    const guideId = membership.mentorRoles.includes('LEAD_MENTOR') ? null : userId;
    return readHealth(context.deps, { ...input.params, guideId, withMoney: false }, input.query);
  },
};
