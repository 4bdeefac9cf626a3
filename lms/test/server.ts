import { browserContract } from '@plinth/api-client/browser-contract';
import { loadStaffContract } from '@plinth/api-client/load-staff-contract';
import type { Contract } from '@plinth/contract';
import { PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import type { ContractRouterOutputs } from './contract-outputs.ts';
import { accountOf } from './people.ts';

const staffContract = await loadStaffContract();

const handlerOf = (
  area: string,
  name: string,
  respond: (request: Request, isDetailed: boolean) => Response | Promise<Response>,
) => {
  const route = (browserContract[area]?.[name] ?? staffContract[area]?.[name])?.['~orpc'].route;
  if (!route) throw new Error(`the contract has no call ${area}.${name}`);
  const { method, path, outputStructure } = route;
  const pattern = `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return http[method.toLowerCase() as 'get'](pattern, ({ request }) =>
    respond(request, outputStructure === 'detailed'),
  );
};

type Outputs<A extends keyof Contract> = ContractRouterOutputs[A];

const plainly = <A extends keyof Contract & string, N extends keyof Outputs<A> & string>(
  area: A,
  name: N,
  body: Outputs<A>[N],
) => handlerOf(area, name, () => HttpResponse.json(body as object));

/**
 * The network of component tests. Calls that every page makes and few tests are about have a default answer; a test
 * declares the others, and overrides of these, before it renders anything.
 */
export const server = setupServer(
  plainly('regions', 'region', { region: 'INDIA', isIndia: true, isUS: false, isRow: false }),
  plainly('auth', 'listSocialMethods', { methods: [] }),
  plainly('officeGuide', 'read', { steps: [], coursePath: null, guidelessCohortId: null }),
  plainly('officeProducts', 'listChoices', {
    products: PRODUCT_CODES.map((productId) => ({ productId, courseTitle: productOf(productId).title })),
  }),
  plainly('account', 'readAccount', accountOf()),
  plainly('cohorts', 'listUserCohortsInfo', {
    cohorts: [],
    placementCohortId: null,
    isReferBannerEnabled: false,
  }),
  plainly('notifications', 'countUnread', { unread: 0 }),
  plainly('feedback', 'readEvent', { event: null }),
  plainly('waiting', 'list', { waiting: [] }),
  // Without the stream, screens poll.
  handlerOf('live', 'follow', () => new HttpResponse(null, { status: 403 })),
  plainly('officeSessions', 'listOwn', {
    sessions: [],
    timeZone: 'Asia/Kolkata',
    mayMove: false,
  }),
);

/** The input of a call: the query of its address and its body. */
export type Asked = { query: URLSearchParams; body: Record<string, unknown> };

/** Answers one call of the contract with a body of its declared type, and records its input. */
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
  data?: object,
): void {
  server.use(
    handlerOf(area, name, () =>
      HttpResponse.json({ status, code, message, ...(data ? { data } : {}) }, { status }),
    ),
  );
}
