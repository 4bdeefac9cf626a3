import { anyone, byOffice, byOfficeOwn } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { listKeyCalls, listKeys } from '../services/api-keys/list-keys.ts';
import { endKey, makeKey } from '../services/api-keys/make-key.ts';

export const officeKeysRoutes: Routes<'officeKeys'> = {
  list: anyone(listKeys, 'query'),
  make: byOfficeOwn(makeKey, 'body'),
  end: byOffice(endKey, 'params'),
  listCalls: anyone(listKeyCalls, 'params', 'query'),
};
