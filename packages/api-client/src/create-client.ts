import type { ContractRouterClient } from '@orpc/contract';
import type { Contract } from '@plinth/contract';
import { ApiError } from './api-error.ts';
import { type ClientOptions, callHeaders, hostOf } from './client-options.ts';
import { readAnswer } from './read-answer.ts';
import type { CallRoute, RouteTable } from './route-table.ts';
import { toApiError } from './to-api-error.ts';
import { type CallInput, writeBody, writePath } from './write-request.ts';

export type ApiClient = ContractRouterClient<Contract>;

async function send(
  options: ClientOptions,
  [method, path, isOpen, isDetailed]: CallRoute,
  input: CallInput,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  try {
    if (isOpen === 0 && !options.readToken())
      throw new ApiError({ status: 401, code: 'UNAUTHORIZED', message: 'Sign in to go on.' });
    const { body, type } = method === 'GET' ? {} : writeBody(input.body);
    const headers = new Headers(callHeaders(options));
    for (const [name, value] of Object.entries(input.headers ?? {}))
      if (value !== undefined && !headers.has(name)) headers.set(name, value);
    if (type) headers.set('content-type', type);
    const url = hostOf(path, options.hosts) + writePath(path, input);
    const early = method === 'GET' ? options.takeEarlyAnswer?.(url) : undefined;
    const response = await (early ??
      fetch(url, {
        method,
        headers,
        credentials: 'include',
        ...(body === undefined ? {} : { body }),
        ...(signal ? { signal } : {}),
      }));
    const answer = await readAnswer(response);
    return isDetailed === 0
      ? answer
      : { status: response.status, headers: Object.fromEntries(response.headers), body: answer };
  } catch (caught) {
    const error = toApiError(caught);
    if (error instanceof ApiError && error.status === 401) options.onUnauthorized();
    throw error;
  }
}

/**
 * The typed client of the contract. A call that needs a session and has no token is refused here as 401, without
 * a request (VALID-45). Every failure is an ApiError.
 * @param routes the calls it has: one of the tables beside this file
 */
export function createClient<Area extends keyof ApiClient = keyof ApiClient>(
  options: ClientOptions,
  routes: Record<string, unknown>,
): Pick<ApiClient, Area> {
  const call =
    (route: CallRoute) =>
    (input: CallInput = {}, { signal }: { signal?: AbortSignal } = {}) =>
      send(options, route, input, signal);
  const areas = Object.entries(routes as RouteTable).map(([area, calls]) => [
    area,
    Object.fromEntries(Object.entries(calls).map(([name, route]) => [name, call(route)])),
  ]);
  return Object.fromEntries(areas) as Pick<ApiClient, Area>;
}
