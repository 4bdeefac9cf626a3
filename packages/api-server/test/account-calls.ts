import { type mintPerson, PASSWORD } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';

export const ACCOUNT = '/v1/client/user/account';

export type Person = Awaited<ReturnType<typeof mintPerson>>;

/** Account calls, and another sign-in of the account's owner. */
export function accountCalls(school: TestSchool) {
  const call = (method: string, path: string, token?: string, body?: unknown) =>
    school.call(method, `${ACCOUNT}${path}`, {
      ...(token ? { token } : {}),
      ...(body === undefined ? {} : { body }),
    });

  const signInAs = async ({ emailId }: Person, password = PASSWORD, userAgent = 'curl/8') => {
    const { status, body } = await school.call('POST', '/v1/client/login/email', {
      body: { emailId, password },
      headers: { 'user-agent': userAgent },
    });
    return { status, token: body.token as string };
  };

  return { call, signInAs };
}
