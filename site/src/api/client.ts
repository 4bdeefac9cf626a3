import type { ClientOptions } from '@plinth/api-client/client-options';
import { type ApiClient, createClient } from '@plinth/api-client/create-client';
import { TOKEN_COOKIE } from '@plinth/domain/session/auth-check';
import { readCookie } from '../parts/read-cookie.ts';

/**
 * How the site reaches the server. Its calls are public or carry their own token; a session, if any, is sent along, so
 * that the owner of an address sees more. A 401 changes nothing here: no one is logged out of a public page.
 */
export const clientOptions: ClientOptions = {
  readToken: () => readCookie(TOKEN_COOKIE),
  onUnauthorized: () => undefined,
};

export const api: ApiClient = createClient(clientOptions);

type Calls = ApiClient;
type Answer<Call> = Call extends (...args: never[]) => Promise<infer Value> ? Value : never;

/** The application behind a mail's link, as the server returns it. */
export type Application = Answer<Calls['courseApplications']['readApplication']>['application'];
export type Offer = NonNullable<Application['offer']>;
/** The order behind a payment link, as the server returns it. */
export type Order = Answer<Calls['orders']['readPublicOrder']>['order'];
/** The EMI application of the payer's own order: its questions and its state. */
export type EmiForm = Answer<Calls['emi']['openForm']>;
export type EmiState = Answer<Calls['emi']['readStatus']>;
/** The plan of an order as it would be paid now. */
export type PlanReview = Answer<Calls['payments']['reviewPlan']>;
export type OwnOrder = Answer<Calls['orders']['readOwnOrder']>['order'];
export type Draft = Answer<Calls['leads']['readApplicationDraft']>;
/** The report of a career-builder token. */
export type CareerReport = Answer<Calls['careerBuilder']['readReport']>;
/** A short result of the career builder, by the token of its attempt. */
export type CareerResultInShort = Answer<Calls['careerBuilder']['readResult']>;
