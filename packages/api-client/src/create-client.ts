import { createORPCClient, ORPCError } from '@orpc/client';
import { ContractProcedure, type ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from '@plinth/contract';
import { ApiError } from './api-error.ts';
import { type ClientOptions, callHeaders, hostOf } from './client-options.ts';
import type { RouteTable } from './route-table.ts';
import routes from './routes.gen.json' with { type: 'json' };
import { toApiError } from './to-api-error.ts';

export type ApiClient = ContractRouterClient<Contract>;

const table = routes as unknown as RouteTable;

const expand = () =>
  Object.fromEntries(
    Object.entries(table).map(([area, calls]) => [
      area,
      Object.fromEntries(
        Object.entries(calls).map(([name, [method, path, , isDetailed]]) => [
          name,
          new ContractProcedure({
            errorMap: {},
            meta: {},
            route: {
              method: method as 'GET',
              path: path as '/',
              inputStructure: 'detailed',
              outputStructure: isDetailed ? 'detailed' : 'compact',
            },
          }),
        ]),
      ),
    ]),
  );

const routeOf = (path: readonly string[]) => {
  const route = table[path[0] ?? '']?.[path[1] ?? ''];
  if (!route) throw new Error(`the contract has no call ${path.join('.')}`);
  return route;
};

/**
 * The typed client of the contract. A call that needs a session and has no token is refused here as 401, without
 * a request (VALID-45). Every failure is an ApiError.
 */
export function createClient(options: ClientOptions): ApiClient {
  const link = new OpenAPILink(expand(), {
    url: (_options, path) => hostOf(routeOf(path)[1], options.hosts),
    headers: () => callHeaders(options),
    // The errors of the server have one shape, whichever layer of it speaks (D-44).
    customErrorResponseBodyDecoder: (body, { status }) =>
      new ORPCError('FAILED', { ...(body as object), status }),
    fetch: (request, init) => globalThis.fetch(request, { ...init, credentials: 'include' }),
    interceptors: [
      async ({ next, path }) => {
        const isOpen = routeOf(path)[2] === 1;
        try {
          if (!isOpen && !options.readToken())
            throw new ApiError({ status: 401, code: 'UNAUTHORIZED', message: 'Sign in to go on.' });
          return await next();
        } catch (caught) {
          const error = toApiError(caught);
          if (error instanceof ApiError && error.status === 401) options.onUnauthorized();
          throw error;
        }
      },
    ],
  });
  return createORPCClient(link);
}
