import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { hashToken } from '../../api/token-hash.ts';
import { careerAttempts } from '../../db/schema/career-builder.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns whether an address has a result that can be opened; the result itself only with the token of an attempt of
 * that address. Any other token counts as none.
 */
export async function readCareerResult(
  deps: Deps,
  { emailId, token }: { emailId: string; token?: string | undefined },
) {
  const isOfToken = sql`${careerAttempts.tokenHash} = ${token ? hashToken(token) : ''}`.mapWith(Boolean);
  const [row] = await deps.db
    .select({ isOfToken, result: careerAttempts.result })
    .from(careerAttempts)
    .where(and(eq(careerAttempts.emailId, emailId), gt(careerAttempts.expiresAt, deps.now())))
    .orderBy(desc(isOfToken))
    .limit(1);
  if (!row) return { resultReady: false };
  if (!row.isOfToken) return { resultReady: true };
  const { careerType, level, scores } = row.result;
  return { resultReady: true, careerType, level, scores };
}

/** Finds the attempt that a token opens. @throws Refusal NOT_FOUND unknown token, GONE expired */
export async function findCareerAttempt(deps: Deps, token: string) {
  const [attempt] = await deps.db
    .select({
      firstName: careerAttempts.firstName,
      result: careerAttempts.result,
      createdAt: careerAttempts.createdAt,
      expiresAt: careerAttempts.expiresAt,
    })
    .from(careerAttempts)
    .where(eq(careerAttempts.tokenHash, hashToken(token)));
  if (!attempt) throw refuse('NOT_FOUND', 'We cannot find this report. Open the link in our email.');
  if (attempt.expiresAt <= deps.now())
    throw refuse('GONE', 'This report has expired. You can answer the questions again.');
  return attempt;
}

/**
 * Reads the report of one attempt; it contains only what was entered in that attempt.
 * @throws Refusal NOT_FOUND unknown token, GONE expired
 */
export async function readCareerReport(deps: Deps, token: string) {
  const { firstName, result, createdAt, expiresAt } = await findCareerAttempt(deps, token);
  return {
    ...(firstName ? { firstName } : {}),
    ...result,
    answeredAt: createdAt.toISOString(),
    opensUntil: expiresAt.toISOString(),
  };
}
