import type { Context } from 'hono';
import type { ApiContext } from '../api/context.ts';
import { findCaller } from '../api/find-caller.ts';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';
import { factsOf } from './request-facts.ts';

/** What a call starts with: the facts of its request, and nothing decided. */
export function openCall(c: Context<AppEnv>, deps: Deps): ApiContext {
  const request = factsOf(c, deps.settings);
  return {
    deps,
    request,
    caller: null,
    rawBody: null,
    admission: null,
    cookies: [],
    keyId: null,
    findCaller: () => findCaller(deps, request, null),
  };
}
