import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import { DEMO_PASSWORD, type DemoEmailId } from '@plinth/school/seed/people';

/** Returns a standalone token of a seeded person, as a client that is not a browser receives it. */
export async function tokenOf(request: APIRequestContext, emailId: string): Promise<string> {
  const answer = await request.post('/v1/client/login/email', { data: { emailId, password: DEMO_PASSWORD } });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).token;
}

/** Signs a seeded person in within a browser. */
export async function signIn(
  context: BrowserContext,
  request: APIRequestContext,
  baseURL: string | undefined,
  emailId: DemoEmailId,
): Promise<string> {
  const token = await tokenOf(request, emailId);
  await context.addCookies([{ name: 'token', value: token, url: baseURL ?? '' }]);
  return token;
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
