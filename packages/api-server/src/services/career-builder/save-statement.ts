import { createHash } from 'node:crypto';
import { careerStatements } from '../../db/schema/career-builder.ts';
import type { Deps } from '../../deps.ts';

/**
 * Saves a statement about an address. Anyone can name any address, so earlier statements are never overwritten,
 * accounts never touched, and the answer is the same for every address. The same statement again is one row.
 */
export async function saveStatement(
  deps: Deps,
  emailId: string,
  told: Readonly<Record<string, string | undefined>>,
) {
  const given = Object.entries(told)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .toSorted(([a], [b]) => a.localeCompare(b));
  const dataHash = createHash('sha256').update(JSON.stringify(given)).digest('base64url');
  const now = deps.now();
  await deps.db
    .insert(careerStatements)
    .values({ emailId, data: Object.fromEntries(given), dataHash, createdAt: now })
    .onConflictDoUpdate({
      target: [careerStatements.emailId, careerStatements.dataHash],
      set: { repeatedAt: now },
    });
  return { saved: true as const };
}
