import type { IncomingHttpHeaders } from 'node:http';
import type { StandardOpenAPIHandler } from '@orpc/openapi/standard';
import { toFetchResponse, toStandardLazyRequest } from '@orpc/standard-server-fetch';
import type { ApiContext } from './context.ts';

type Handler = StandardOpenAPIHandler<ApiContext>;
type CallRequest = Parameters<Handler['handle']>[0];

/** What a call answered: JSON as one text, everything else (a file, nothing) as a response. */
type CallAnswer =
  | { kind: 'json'; status: number; headers: Record<string, string | string[]>; text: string }
  | { kind: 'response'; response: Response };

/** A read has no body, so nothing of it is taken apart that its address and headers do not say. */
const asRead = (request: Request, headers: IncomingHttpHeaders | null): CallRequest => ({
  url: new URL(request.url),
  method: request.method,
  signal: undefined,
  headers: headers ?? Object.fromEntries(request.headers),
  body: async () => undefined,
});

/** A write in JSON is one text: read as such, where the ways of fetch would make a stream of it first. */
const asJsonWrite = (request: Request, headers: IncomingHttpHeaders | null): CallRequest => ({
  ...asRead(request, headers),
  body: async () => {
    const text = await request.text();
    return text === '' ? undefined : JSON.parse(text);
  },
});

/** The most fields of a form: the largest one of the contract has a handful. */
const FORM_FIELDS_MAX = 64;

/** A form with files. One with hundreds of fields is none of ours: refused as what cannot be read, which is 400. */
const asForm = (request: Request): CallRequest => {
  const lazy = toStandardLazyRequest(request);
  return {
    ...lazy,
    body: async () => {
      const body = await lazy.body();
      if (body instanceof FormData && [...body.keys()].length > FORM_FIELDS_MAX)
        throw new RangeError('The form has too many fields.');
      return body;
    },
  };
};

const isJson = ({ headers }: Request) =>
  /^(application\/json\b|$)/i.test(headers.get('content-type') ?? '') && !headers.has('content-disposition');

const requestOf = (request: Request, headers: IncomingHttpHeaders | null): CallRequest => {
  if (request.method === 'GET') return asRead(request, headers);
  return isJson(request) ? asJsonWrite(request, headers) : asForm(request);
};

const isPlain = (body: unknown): boolean => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body !== undefined;
  const prototype: unknown = Object.getPrototypeOf(body);
  return prototype === Object.prototype || prototype === null;
};

/**
 * Runs one call of the contract. The ways of fetch, with a stream for a body and a response to be read again, cost
 * more than most calls do: a read and a write in JSON go past them, and so does an answer in JSON.
 * @param headers as Node has read them, where they are those of the request
 * @returns null for what the contract does not have
 */
export async function answerCall(
  handler: Handler,
  request: Request,
  headers: IncomingHttpHeaders | null,
  context: ApiContext,
): Promise<CallAnswer | null> {
  const { matched, response } = await handler.handle(requestOf(request, headers), { context });
  if (!matched) return null;
  if (!isPlain(response.body)) return { kind: 'response', response: toFetchResponse(response) };
  const kept = Object.entries(response.headers).flatMap(([name, value]) =>
    value === undefined || name.toLowerCase() === 'content-disposition' ? [] : [[name, value] as const],
  );
  return {
    kind: 'json',
    status: response.status,
    headers: { ...Object.fromEntries(kept), 'content-type': 'application/json' },
    text: JSON.stringify(response.body),
  };
}
