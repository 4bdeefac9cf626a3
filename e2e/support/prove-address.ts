import { type APIRequestContext, expect } from '@playwright/test';
import { linkOfMail } from './mails.ts';

/**
 * Verifies the address of an account with the pair of values from its mail, as the signed-in account holder, who stays
 * signed in.
 */
export async function proveAddress(
  request: APIRequestContext,
  { emailId, token }: { emailId: string; token: string },
): Promise<void> {
  const { searchParams } = new URL(await linkOfMail(request, emailId, /Confirm/));
  const answer = await request.post(`/v1/client/login/emailVerification/${searchParams.get('x')}`, {
    headers: { 'x-auth-token': token },
    data: { token: searchParams.get('token') },
  });
  expect(await answer.json()).toEqual({ verified: true });
}
