import type { NewApiKey } from '@plinth/domain/api-keys/api-key';
import { api } from './api.ts';
import { freshQuery } from './call-query.ts';
import type { QueryOf } from './query-of.ts';

const KEYS = ['office', 'api-keys'];

/** A page of the school's keys. */
export const keysQuery = (query: QueryOf<typeof api.officeKeys.list>) =>
  freshQuery([...KEYS, 'list', query], api.officeKeys.list, { query });

/** A page of the calls made with a key, counted from 0. */
export const keyCallsQuery = (keyId: string, pageNo: number) =>
  freshQuery([...KEYS, 'calls', keyId, pageNo], api.officeKeys.listCalls, {
    params: { keyId },
    query: { pageNo },
  });

export const makeKey = (body: NewApiKey) => api.officeKeys.make({ body });

export const endKey = (keyId: string) => api.officeKeys.end({ params: { keyId } });
