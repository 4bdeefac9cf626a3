import type * as z from 'zod';
import { refuse } from '../../services/refusal.ts';

/** A refusal by the provider, with its answer; an outage is not one. */
export type Refused = { refused: unknown; status: number };

/** Whether the provider refused. */
export const isRefused = (answer: object): answer is Refused => 'refused' in answer;

/** The refusal when the provider does not answer as it should. */
export const providerOutage = () =>
  refuse('BAD_GATEWAY', 'The payment provider does not answer. Nothing was charged; try again in a minute.');

/**
 * Requests JSON from a provider's API. The provider's own messages never reach the payer.
 * @throws Refusal BAD_GATEWAY for an outage
 */
export async function askProvider<T extends object>(
  url: URL,
  request: RequestInit,
  answer: z.ZodType<T>,
): Promise<T | Refused> {
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(url, request);
    status = response.status;
    body = await response.json();
  } catch {
    throw providerOutage();
  }
  if (status === 401 || status === 403 || status === 429 || status >= 500) throw providerOutage();
  if (status >= 400) return { refused: body, status };
  const read = answer.safeParse(body);
  if (!read.success) throw providerOutage();
  return read.data;
}
