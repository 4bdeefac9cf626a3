import { randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod/mini';
import { passkeyChallenges } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

export type PasskeyPurpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** How long showing a passkey may take. */
export const CHALLENGE_MS = 5 * 60_000;

const ClientData = z.object({ challenge: z.string() });

/** Issues a new challenge for a passkey to sign, for this person and purpose. */
export async function askChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  purpose: PasskeyPurpose,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now().getTime() + CHALLENGE_MS);
  await db.insert(passkeyChallenges).values({ challenge, userId, purpose, expiresAt });
  return challenge;
}

/**
 * Redeems a challenge. It is valid for one try, right or wrong, so nothing sent once can be used again.
 * @throws Refusal INVALID_CREDENTIALS
 */
export async function takeChallenge(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: string,
  purpose: PasskeyPurpose,
  clientDataJSON: string,
): Promise<string> {
  const [taken] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challengeIn(clientDataJSON)),
        eq(passkeyChallenges.userId, userId),
        eq(passkeyChallenges.purpose, purpose),
        gt(passkeyChallenges.expiresAt, now()),
      ),
    )
    .returning();
  if (!taken)
    throw refuse('INVALID_CREDENTIALS', 'This took too long, or was shown before. Show the passkey again.');
  return taken.challenge;
}

function challengeIn(clientDataJSON: string): string {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    return ClientData.parse(told).challenge;
  } catch {
    throw wrongPasskey();
  }
}

export const wrongPasskey = () =>
  refuse('INVALID_CREDENTIALS', 'This passkey was not accepted. Try again, or show another one.');
