import { ApiError } from '@plinth/api-client/api-error';
import type { ApiClient } from '@plinth/api-client/create-client';

type Call = (...given: unknown[]) => Promise<unknown>;

/**
 * Wraps a client so that its refusals say who requested what: among hundreds, the person who is stuck must be named.
 */
export function nameCaller(api: ApiClient, emailId: string): ApiClient {
  const namedCall =
    (call: Call, what: string): Call =>
    async (...given) => {
      try {
        return await call(...given);
      } catch (error) {
        if (error instanceof ApiError)
          error.message = `${emailId}: ${what} answered ${error.status}, ${error.message}`;
        throw error;
      }
    };
  return new Proxy(api, {
    get: (areas, area) =>
      new Proxy(Reflect.get(areas, area), {
        get: (calls, name) => namedCall(Reflect.get(calls, name), `${String(area)}.${String(name)}`),
      }),
  });
}
