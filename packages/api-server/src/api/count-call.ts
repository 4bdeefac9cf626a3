import { createHash } from 'node:crypto';
import type { RateLimit } from '@plinth/contract/call';
import type { RateLimits } from './rate-limits.ts';

type Input = Partial<Record<string, unknown>>;

/** Reads the text at a dotted path of the input, which is not validated yet. */
function textAt(input: Input, place: string): string | null {
  const found = place
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Input)[key]
          : undefined,
      input,
    );
  return typeof found === 'string' ? found.trim().toLowerCase() : null;
}

/** What a call names may be a token or an address, so only its hash is stored with the count. */
const subjectOf = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * Counts a call by address: the call alone, and, if the contract says so, together with what it names.
 * @param part `address` before the body is read, `each` once it was; by default both together
 * @param name the call's own, such as `auth.requestPasswordReset`
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function countCall(
  rateLimits: RateLimits,
  { calls, seconds, each }: Omit<RateLimit, 'by'>,
  name: string,
  address: string,
  input: Input,
  part: 'all' | 'address' | 'each' = 'all',
): Promise<void> {
  const subject = each?.of.map((place) => textAt(input, place)).find((text) => text !== null);
  await Promise.all([
    part === 'each' ? null : rateLimits.count({ name, calls, seconds }, address),
    part !== 'address' && each && subject != null
      ? rateLimits.count(
          { name: `${name}.each`, calls: each.calls, seconds },
          `${address}:${subjectOf(subject)}`,
        )
      : null,
  ]);
}
