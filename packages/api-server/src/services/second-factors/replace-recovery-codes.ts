import { createHmac, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { recoveryCodes } from '../../db/schema/second-factors.ts';

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const COUNT = 10;

const newCode = () => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Returns the hash stored in the database instead of a code. */
export const hashRecoveryCode = (schoolSecret: string, userId: string, code: string) =>
  createHmac('sha256', schoolSecret).update(`recovery-code:${userId}:${code}`).digest('base64url');

/** Issues ten new codes to a person; the old ones become invalid. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  schoolSecret: string,
  userId: string,
  now: Date,
): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(
    codes.map((code) => ({
      userId,
      codeHash: hashRecoveryCode(schoolSecret, userId, code),
      createdAt: now,
    })),
  );
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/g, '$1-'));
}
