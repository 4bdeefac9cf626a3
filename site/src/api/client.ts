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
/** The EMI application of an own order: what it asks, and where it stands. */
export type EmiForm = Answer<Calls['emi']['openForm']>;
export type EmiState = Answer<Calls['emi']['readStatus']>;
/** The plan of an order as it would be paid now. */
export type PlanReview = Answer<Calls['payments']['reviewPlan']>;
export type OwnOrder = Answer<Calls['orders']['readOwnOrder']>['order'];
export type Draft = Answer<Calls['leads']['readApplicationDraft']>;
/** The report of a career-builder token. */
export type CareerReport = Answer<Calls['careerBuilder']['readReport']>;
/** A result of the career builder in short, by the token of its attempt. */
export type CareerResultInShort = Answer<Calls['careerBuilder']['readResult']>;
