import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { listKeyCalls, listKeys } from '../services/api-keys/list-keys.ts';
import { endKey, makeKey } from '../services/api-keys/make-key.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';

const { officeKeys } = api;

export const officeKeysRoutes = officeKeys.router({
  list: officeKeys.list.handler(anyone(listKeys, 'query')),
  make: officeKeys.make.handler(({ context, input }) => {
    const caller = signedIn(context);
    return makeKey(context.deps, officeAct(context, caller), caller, input.body);
  }),
  end: officeKeys.end.handler(byOffice(endKey, 'params')),
  listCalls: officeKeys.listCalls.handler(anyone(listKeyCalls, 'params', 'query')),
});
