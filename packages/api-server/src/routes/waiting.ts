import { capabilitiesOf } from '@plinth/domain/staff/capability';
import { signedIn } from '../api/context.ts';
import type { Routes } from '../api/implementer.ts';
import { listWaiting } from '../services/waiting/list-waiting.ts';

export const waitingRoutes: Routes<'waiting'> = {
  list: async ({ context }) => ({
    waiting: await listWaiting(context.deps, capabilitiesOf(signedIn(context).staffRoles)),
  }),
};
