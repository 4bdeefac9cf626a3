import type { ClientOptions } from '@plinth/api-client/client-options';
import { type ApiClient, createClient } from '@plinth/api-client/create-client';
import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { readCookie } from '../parts/read-cookie.ts';

/**
 * How the site reaches the server. Its calls are public or carry their own token; a session, if there is one, travels
 * along, so that the owner of an address sees more. A 401 changes nothing here: nobody is logged out of a public page.
 */
export const clientOptions: ClientOptions = {
  readToken: () => readCookie(TOKEN_COOKIE),
  onUnauthorized: () => undefined,
};

export const api: ApiClient = createClient(clientOptions);

type Calls = ApiClient;
type Answer<Call> = Call extends (...args: never[]) => Promise<infer Value> ? Value : never;

/** The application of a mail's link, as the server shows it. */
export type Application = Answer<Calls['courseApplications']['readApplication']>['application'];
export type Offer = NonNullable<Application['offer']>;
/** The order of a payment link, as the server shows it. */
export type Order = Answer<Calls['orders']['readPublicOrder']>['order'];
export type Draft = Answer<Calls['leads']['readApplicationDraft']>;
