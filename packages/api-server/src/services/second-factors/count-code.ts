import type { Deps } from '../../deps.ts';

const perCaller = { name: 'second-factor-caller', calls: 10, seconds: 900 };
const perSession = { name: 'second-factor-session', calls: 20, seconds: 3_600 };

/**
 * Counts a code before checking it, so that concurrent guesses are limited like sequential ones. The account as a whole
 * has no limit: a stranger guessing elsewhere would lock its owner out.
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function countCode(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  address: string,
  userId: string,
  tokenHash: string,
) {
  await rateLimits.count(perCaller, `${address}:${userId}`);
  await rateLimits.count(perSession, tokenHash);
}
