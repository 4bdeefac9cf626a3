import type { AnyProcedure, AnyRouter } from '@orpc/server';
import type { Contract } from '@plinth/contract';
import * as routes from '../routes/routes.ts';
import { api, type Routes } from './implementer.ts';

type Calls = Record<string, { handler: (handler: unknown) => AnyProcedure }>;

/** Must supply every key of the contract to compile. */
const handlers: { [Area in keyof Contract]: Routes<Area> } = routes;

const implemented = Object.entries(handlers).map(([area, ofArea]) => {
  const calls = api[area as keyof Contract] as unknown as Calls;
  const procedures = Object.entries(ofArea).map(([name, handler]) => [name, calls[name]?.handler(handler)]);
  return [area, Object.fromEntries(procedures)];
});

/** The contract with its handlers. */
export const router: AnyRouter = Object.fromEntries(implemented);
