import { randomBytes } from 'node:crypto';
import {
  type APIRequestContext,
  type Browser,
  type BrowserContext,
  expect,
  type Page,
} from '@playwright/test';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { proveAddress } from './prove-address.ts';
import { setToken } from './sign-in.ts';

export type NewPerson = { emailId: string; token: string; userId: string; userHash: string };

/** Creates a person unknown to every other flow, with an account made by the sign-up call and a verified address. */
export async function newPerson(request: APIRequestContext, firstName = 'Nila'): Promise<NewPerson> {
  const emailId = `${firstName.toLowerCase()}-${randomBytes(5).toString('hex')}@plinth.test`;
  const made = await request.post('/v1/client/signup/email', {
    data: { emailId, password: DEMO_PASSWORD, firstName, lastName: 'Test' },
  });
  expect(made.ok()).toBe(true);
  const { token } = await made.json();
  await proveAddress(request, { emailId, token });
  const answer = await request.get('/v1/client/user/data-profile', { headers: { 'x-auth-token': token } });
  const { userData, userProfile } = await answer.json();
  return { emailId, token, userId: userData.userId, userHash: userProfile.userHash };
}

const opened: BrowserContext[] = [];

/** Closes the browsers that a flow opened beside its own. */
export const closeBrowsers = () => Promise.all(opened.splice(0).map((context) => context.close()));

/**
 * Opens a separate browser until the end of the flow, with the session of a token; without one, a stranger's. Playwright
 * gives it the address, size and language of the flow, unless the options say otherwise.
 */
export async function browserWith(
  browser: Browser,
  token?: string,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  opened.push(context);
  if (token !== undefined) await setToken(context, token);
  return context.newPage();
}
