import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listKeyCalls, listKeys } from '../services/api-keys/list-keys.ts';
import { endKey, makeKey } from '../services/api-keys/make-key.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';

export const officeKeysRoutes: Routes<'officeKeys'> = {
  list: anyone(listKeys, 'query'),
  make: ({ context, input }) => {
    const caller = signedIn(context);
    return makeKey(context.deps, officeAct(context, caller), caller, input.body);
  },
  end: byOffice(endKey, 'params'),
  listCalls: anyone(listKeyCalls, 'params', 'query'),
};
