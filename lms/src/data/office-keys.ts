import type { ApiKeyState, NewApiKey } from '@plinth/domain/api-keys/api-key';
import { api } from './api.ts';
import { callQuery } from './call-query.ts';

export type KeysPage = {
  search: string;
  state?: ApiKeyState;
  /** Counts from 0. */
  pageNo: number;
};

const KEYS = ['office', 'api-keys'];

/** A page of the school's keys. */
export const keysQuery = (query: KeysPage) =>
  callQuery([...KEYS, 'list', query], api.officeKeys.list, { query }, { staleTime: 0 });

/** A page of the calls made with a key, counted from 0. */
export const keyCallsQuery = (keyId: string, pageNo: number) =>
  callQuery(
    [...KEYS, 'calls', keyId, pageNo],
    api.officeKeys.listCalls,
    { params: { keyId }, query: { pageNo } },
    { staleTime: 0 },
  );

export const makeKey = (body: NewApiKey) => api.officeKeys.make({ body });

export const endKey = (keyId: string) => api.officeKeys.end({ params: { keyId } });
