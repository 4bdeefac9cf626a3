import { DEMO_PASSWORD, type DemoEmailId } from '@plinth/school/seed/people';

/** @returns the session token of a seeded person, or null for one without an account */
export async function signIn(origin: string, emailId: DemoEmailId): Promise<string | null> {
  const response = await fetch(`${origin}/v1/client/login/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailId, password: DEMO_PASSWORD }),
  });
  if (response.status === 400) return null;
  if (!response.ok) throw new Error(`${emailId} could not sign in: ${response.status}`);
  const { token } = (await response.json()) as { token: string };
  return token;
}
