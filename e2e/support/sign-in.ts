import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { DEMO_PASSWORD, type DemoEmailId } from '@plinth/school/seed/people';

/** Returns a standalone token of a seeded person, as a client that is not a browser receives it. */
export async function tokenOf(request: APIRequestContext, emailId: string): Promise<string> {
  const answer = await request.post('/v1/client/login/email', { data: { emailId, password: DEMO_PASSWORD } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).token;
}

/** Gives a browser the session of a token, at the school of the flow. */
export const setToken = (context: BrowserContext, token: string): Promise<void> =>
  context.addCookies([{ name: 'token', value: token, url: test.info().project.use.baseURL ?? '' }]);

/** Signs a seeded person in within a browser. */
export async function signIn(
  context: BrowserContext,
  request: APIRequestContext,
  emailId: DemoEmailId,
): Promise<string> {
  const token = await tokenOf(request, emailId);
  await setToken(context, token);
  return token;
}

/** Fills in the form of the sign-in page and sends it. */
export async function sendSignIn(page: Page, emailId: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel(/^Email/).fill(emailId);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Returns the id of a person's cohort with this batch number. */
export async function cohortIdOf(
  request: APIRequestContext,
  token: string,
  batchNumber: string,
): Promise<string> {
  const answer = await request.get('/v1/client/user/data-profile', { headers: { 'x-auth-token': token } });
  const { userCohorts } = await answer.json();
  const items: { cohort: { cohortId: string; batchNumber: string } }[] = Object.values(
    userCohorts,
  ).flat() as never;
  const found = items.find(({ cohort }) => cohort.batchNumber === batchNumber);
  if (!found) throw new Error(`no cohort of batch ${batchNumber}`);
  return found.cohort.cohortId;
}
