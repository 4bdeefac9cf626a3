import { browserContract } from '@plinth/api-client/browser-contract';
import type { ApiClient } from '@plinth/api-client/create-client';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';

/** The network of component tests: only requests that a test declares are answered. */
export const server = setupServer();

type Answer<Call> = Call extends (...args: never[]) => Promise<infer Value> ? Value : never;

/** A request in the form a test needs. */
export type Seen = { url: URL; headers: Headers; body: unknown };

function declare(area: string, name: string, respond: () => Response): Seen[] {
  const route = browserContract[area]?.[name]?.['~orpc'].route;
  if (!route) throw new Error(`the contract has no call ${area}.${name}`);
  const { method, path } = route;
  const seen: Seen[] = [];
  server.use(
    http[method.toLowerCase() as 'get'](`*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, async ({ request }) => {
      const text = await request.text();
      seen.push({
        url: new URL(request.url),
        headers: request.headers,
        body: text ? JSON.parse(text) : null,
      });
      return respond();
    }),
  );
  return seen;
}

/** Answers one call of the contract with a body of its declared type; the requests are collected. */
export function answers<A extends keyof ApiClient & string, N extends keyof ApiClient[A] & string>(
  area: A,
  name: N,
  body: Answer<ApiClient[A][N]>,
): Seen[] {
  return declare(area, name, () => HttpResponse.json(body as object));
}

/** Answers one call with an error in the shape of the server's errors. */
export function refuses(
  area: keyof ApiClient & string,
  name: string,
  status: number,
  details: string,
  /** The field at fault. */
  path?: string,
): Seen[] {
  const body = {
    status,
    code: status === 409 ? 'CONFLICT' : 'NOT_FOUND',
    message: details,
    data: { details, ...(path ? { fields: [{ path, message: details }] } : {}) },
  };
  return declare(area, name, () => HttpResponse.json(body, { status }));
}
