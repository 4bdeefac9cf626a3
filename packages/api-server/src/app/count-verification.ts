import { CLASS } from '@plinth/contract/call';
import type { Context } from 'hono';
import type { Deps } from '../deps.ts';
import { Refusal } from '../services/refusal.ts';
import type { AppEnv } from './app-env.ts';
import { factsOf } from './request-facts.ts';
import { setRetryAfter } from './set-retry-after.ts';

const LIMIT = { name: 'certificates.verify', calls: 2 * CLASS, seconds: 600 };

/**
 * Counts a verification of a certificate number, so that numbers cannot be guessed.
 * @returns the message to show after too many, else null
 */
export async function countVerification(
  c: Context<AppEnv>,
  { rateLimits, settings }: Deps,
): Promise<string | null> {
  try {
    await rateLimits.count(LIMIT, factsOf(c, settings).address);
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'TOO_MANY_REQUESTS') {
      setRetryAfter(c, error);
      return error.message;
    }
    throw error;
  }
}
