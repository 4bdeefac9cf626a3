import { implement } from '@orpc/server';
import { type Contract, contract } from '@plinth/contract';
import { takingTurnsEach } from '../services/documents/taking-turns-each.ts';
import type { ApiContext } from './context.ts';
import { enforceAccess } from './enforce-access.ts';

/** An upload holds a connection to the database while its picture waits for its turn: one person's must not hold all. */
const UPLOADS_OF_ONE = 2;
const ofOne = takingTurnsEach(UPLOADS_OF_ONE);

/** The contract with the access rule in front of every handler. */
export const api = implement(contract)
  .$context<ApiContext>()
  .use(async ({ context, next, procedure, path }, input) => {
    const { meta, route } = procedure['~orpc'];
    const isWrite = (route.method ?? 'GET') !== 'GET' && !meta.readsOnly;
    const caller = await enforceAccess(context, { ...meta, isWrite }, path.join('.'), input);
    const answer = async () => next({ context: { ...context, caller } });
    return meta.upload && caller ? ofOne(caller.userId, answer) : answer();
  });

/** The handlers of an area of the contract. */
export type Routes<Area extends keyof Contract> = {
  [Call in keyof Contract[Area]]: (typeof api)[Area] extends Record<
    Call,
    { handler: (handler: infer Handler) => unknown }
  >
    ? Handler
    : never;
};
