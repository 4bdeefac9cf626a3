import { capabilitiesOf } from '@plinth/domain/staff/capability';
import { signedIn } from '../api/context.ts';
import { api } from '../api/implementer.ts';
import { listWaiting } from '../services/waiting/list-waiting.ts';

export const waitingRoutes = api.waiting.router({
  list: api.waiting.list.handler(async ({ context }) => ({
    waiting: await listWaiting(context.deps, capabilitiesOf(signedIn(context).staffRoles)),
  })),
});
