import type { AnySchema } from '@orpc/contract';
import { ORPCError, ValidationError } from '@orpc/server';
import type { Logger } from 'pino';
import type { ApiContext } from './context.ts';
import { toHttpError } from './edge-errors.ts';
import { enforceAccess } from './enforce-access.ts';
import { createFindRead } from './find-read.ts';
import { router } from './router.ts';

/** JSON as one text. */
export type ReadAnswer = { status: number; text: string };

/** A read of the contract that was found by its address, to be run for one caller. */
export type Read = (context: ApiContext) => Promise<ReadAnswer>;

/** What is written otherwise (escaped, relative, in brackets) is read by oRPC, which knows all ways of writing. */
const PLAIN_TARGET = /^(\/(?:v[123]|api)\/[\w/-]*)(?:\?([\w=&%.:+-]*))?$/;
const PLAIN_KEY = /^[a-z][\w-]*$/i;

/** The parameters behind a question mark; null when one comes twice or has a name that means more than itself. */
function readQuery(search: string | undefined): Record<string, string> | null {
  const query: Record<string, string> = {};
  for (const [key, value] of search ? new URLSearchParams(search) : []) {
    if (!PLAIN_KEY.test(key) || Object.hasOwn(query, key)) return null;
    query[key] = value;
  }
  return query;
}

async function validated(
  schema: AnySchema | undefined,
  data: unknown,
  fault: 'BAD_REQUEST' | 'INTERNAL_SERVER_ERROR',
) {
  if (!schema) return data;
  const checked = schema['~standard'].validate(data);
  const { issues, ...result } = checked instanceof Promise ? await checked : checked;
  if (!issues) return 'value' in result ? result.value : undefined;
  const message = fault === 'BAD_REQUEST' ? 'Input validation failed' : 'Output validation failed';
  throw new ORPCError(fault, { message, cause: new ValidationError({ message, issues, data }) });
}

/**
 * Runs the plain reads of the contract: the access rule, the input, the service, the answer. oRPC would do the same
 * in the same order, with spans, interceptors and copies between them that cost more than most reads do.
 * @returns for a GET of this address what runs it; null for what is not a plain read, which then goes through oRPC
 */
export function createFindAnswer(log: Logger): (target: string) => Read | null {
  const findRead = createFindRead(router);
  return (target) => {
    const [, address, search] = PLAIN_TARGET.exec(target) ?? [];
    const found = address ? findRead(address) : null;
    const query = found && readQuery(search);
    if (!found || !query) return null;
    const { procedure, path, name, params } = found;
    const { meta, inputSchema, outputSchema, handler, route } = procedure['~orpc'];
    return async (context) => {
      try {
        const caller = await enforceAccess(context, meta, name, { params, query });
        const { headers } = context.request;
        const input = await validated(inputSchema, { params, query, headers }, 'BAD_REQUEST');
        const answer = await handler({
          context: { ...context, caller },
          input,
          path,
          procedure,
          lastEventId: undefined,
          errors: {},
        });
        const body = await validated(outputSchema, answer, 'INTERNAL_SERVER_ERROR');
        return { status: route.successStatus ?? 200, text: JSON.stringify(body) };
      } catch (error) {
        const told = toHttpError(error, log, context.request.requestId);
        return { status: told.status, text: JSON.stringify(told) };
      }
    };
  };
}
