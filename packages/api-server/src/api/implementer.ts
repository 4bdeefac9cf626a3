import { implement } from '@orpc/server';
import { contract } from '@plinth/contract';
import type { ApiContext } from './context.ts';
import { enforceAccess } from './enforce-access.ts';

/** The contract with the access rule in front of every handler. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, procedure, path }, input) => {
    const { meta, route } = procedure['~orpc'];
    const isWrite = (route.method ?? 'GET') !== 'GET' && !meta.readsOnly;
    const caller = await enforceAccess(context, { ...meta, isWrite }, path.join('.'), input);
    return next({ context: { ...context, caller } });
  });
