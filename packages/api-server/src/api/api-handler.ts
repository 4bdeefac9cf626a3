import { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import type { Outages } from '../db/outages.ts';
import type { ApiContext } from './context.ts';
import { toHttpError } from './edge-errors.ts';
import { router } from './router.ts';

/** Serves the contract. Calls not in the contract are not matched. */
export function createApiHandler(outages: Outages) {
  return new StandardOpenAPIHandler<ApiContext>(router, {
    clientInterceptors: [
      async ({ next, context }) => {
        try {
          return await next();
        } catch (error) {
          throw toHttpError(error, outages, context.request.requestId);
        }
      },
    ],
  });
}
