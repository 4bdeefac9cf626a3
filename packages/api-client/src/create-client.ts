import { createORPCClient, DynamicLink } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { Contract } from '@plinth/contract';
import { ApiError, LATE } from './api-error.ts';
import { type BrowserCall, type BrowserContract, browserContract } from './browser-contract.ts';
import { type ClientOptions, callHeaders, hostOf } from './client-options.ts';
import { toApiError } from './to-api-error.ts';

export type ApiClient = ContractRouterClient<Contract>;

const OPEN: readonly string[] = ['public', 'public-token', 'gateway'];

function callAt(contract: BrowserContract, [area = '', name = '']: readonly string[]): BrowserCall['~orpc'] {
  const call = contract[area]?.[name];
  if (!call) throw new Error(`the contract has no call ${area}.${name}`);
  return call['~orpc'];
}

/**
 * A call without any sign of an answer for this long is treated as an outage, like a lost connection, and may be
 * retried.
 */
const ANSWER_MS = 60_000;

async function answerOrEnd(request: Request): Promise<Response> {
  const wait = new AbortController();
  const stop = () => wait.abort(request.signal.reason);
  request.signal.addEventListener('abort', stop);
  if (request.signal.aborted) stop();
  const timer = setTimeout(() => wait.abort(new ApiError({ status: 0, code: LATE, message: '' })), ANSWER_MS);
  try {
    return await fetch(request, { credentials: 'include', signal: wait.signal });
  } finally {
    clearTimeout(timer);
  }
}

/** The link that makes the calls of one part of the contract. */
function linkTo(contract: BrowserContract, options: ClientOptions) {
  return new OpenAPILink(contract, {
    url: (_options, path) => hostOf(callAt(contract, path).route.path, options.hosts),
    headers: () => callHeaders(options),
    fetch: answerOrEnd,
    interceptors: [
      async ({ next, path }) => {
        try {
          if (!OPEN.includes(callAt(contract, path).meta.access) && !options.readToken())
            throw new ApiError({ status: 401, code: 'UNAUTHORIZED', message: 'Sign in to continue.' });
          return await next();
        } catch (caught) {
          const error = toApiError(caught);
          if (error instanceof ApiError && error.status === 401) options.onUnauthorized();
          throw error;
        }
      },
    ],
    clientInterceptors: [
      async ({ next }) => {
        const { status, headers, body } = await next();
        if (status < 400) return { status, headers, body };
        // A page from a proxy in between is not a refusal of the school; it has only its status.
        const refusal: unknown = await body().catch(() => null);
        throw new ApiError({
          code: 'FAILED',
          message: '',
          ...(typeof refusal === 'object' && !(refusal instanceof Blob) ? refusal : {}),
          status,
        });
      },
    ],
  });
}

/**
 * The typed client of the contract. A call that needs a session is refused here as 401 without a request if there is no
 * token. Every failure is an ApiError.
 */
export function createClient(options: ClientOptions): ApiClient {
  const link = linkTo(browserContract, options);
  let ofStaff: Promise<typeof link> | null = null;
  const loadLinkOfStaff = (load: () => Promise<BrowserContract>) => {
    ofStaff ??= load().then(
      (contract) => linkTo(contract, options),
      (caught: unknown) => {
        // A load that failed with the network is retried by the next call.
        ofStaff = null;
        throw toApiError(caught);
      },
    );
    return ofStaff;
  };
  return createORPCClient(
    new DynamicLink((_options, [area = '', name = '']) =>
      options.loadStaffContract && !browserContract[area]?.[name]
        ? loadLinkOfStaff(options.loadStaffContract)
        : link,
    ),
  );
}
