import routes from '@plinth/api-client/routes.gen.json' with { type: 'json' };
import type { Contract } from '@plinth/contract';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ContractRouterOutputs } from './contract-outputs.ts';

/** The network of component tests: only what a test declares answers. */
export const server = setupServer();

type Table = Record<string, Record<string, [string, string, 0 | 1, 0 | 1]>>;

const handlerOf = (
  area: string,
  name: string,
  respond: (request: Request, isDetailed: boolean) => Response | Promise<Response>,
) => {
  const route = (routes as unknown as Table)[area]?.[name];
  if (!route) throw new Error(`the contract has no call ${area}.${name}`);
  const [method, path, , isDetailed] = route;
  const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return http[method.toLowerCase() as 'get'](pattern, ({ request }) => respond(request, isDetailed === 1));
};

type Outputs<A extends keyof Contract> = ContractRouterOutputs[A];

/** What a call was asked with: the query of its address and its body. */
export type Asked = { query: URLSearchParams; body: Record<string, unknown> };

/** Answers one call of the contract with a body of its declared type, and tells what it was asked with. */
export function answersBy<A extends keyof Contract & string, N extends keyof Outputs<A> & string>(
  area: A,
  name: N,
  bodyOf: (asked: Asked) => Outputs<A>[N] | Promise<Outputs<A>[N]>,
): Asked[] {
  const asked: Asked[] = [];
  server.use(
    handlerOf(area, name, async (request, isDetailed) => {
      const text = await request.text();
      const one: Asked = {
        query: new URL(request.url).searchParams,
        body: text === '' ? {} : (JSON.parse(text) as Asked['body']),
      };
      asked.push(one);
      const answer = await bodyOf(one);
      if (!isDetailed) return HttpResponse.json(answer as object);
      const { status, body } = answer as { status: number; body: object };
      return HttpResponse.json(body, { status });
    }),
  );
  return asked;
}

/** Answers one call of the contract with a body of its declared type. */
export function answers<A extends keyof Contract & string, N extends keyof Outputs<A> & string>(
  area: A,
  name: N,
  body: Outputs<A>[N],
): Asked[] {
  return answersBy(area, name, () => body);
}

/** Answers one call with an error in the shape of the server's errors. */
export function refuses<A extends keyof Contract & string>(
  area: A,
  name: keyof Contract[A] & string,
  status: number,
  code: string,
  message: string,
): void {
  server.use(handlerOf(area, name, () => HttpResponse.json({ status, code, message }, { status })));
}
