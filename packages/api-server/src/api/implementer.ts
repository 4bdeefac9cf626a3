import { implement } from '@orpc/server';
import { contract } from '@plinth/contract';
import type { ApiContext } from './context.ts';
import { enforceAccess } from './enforce-access.ts';

/** The contract with the access rule in front of every handler. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, procedure, path }, input) => {
    const caller = await enforceAccess(context, procedure['~orpc'].meta, path.join('.'), input);
    return next({ context: { ...context, caller } });
  });
