import { isNull } from 'drizzle-orm';
import { generateSecret, generateURI } from 'otplib';
import { encode } from 'uqr';
import type { Caller } from '../../api/context.ts';
import { totpFactors } from '../../db/schema/second-factors.ts';
import type { Deps } from '../../deps.ts';
import { notActing } from '../account/not-acting.ts';
import { readSchoolName } from '../first-run/read-school-name.ts';
import { refuse } from '../refusal.ts';
import { proveOwner } from './prove-owner.ts';
import { sealSecret } from './sealed-secret.ts';

/**
 * Creates a secret for an authenticator app; an earlier unconfirmed one is discarded. An open session left unattended
 * is not enough.
 * @throws Refusal INVALID_CREDENTIALS, CONFLICT when an app is on already or the sign-in is too long ago, FORBIDDEN for
 * staff who act as the owner
 */
export async function startTotp(deps: Deps, caller: Caller, password: string | undefined) {
  const { db, settings, now } = deps;
  const { userId, emailId } = notActing(caller);
  await proveOwner(deps, caller, password);
  const secret = generateSecret();
  const begun = {
    sealedSecret: sealSecret(settings.PLINTH_SECRET, userId, secret),
    createdAt: now(),
  };
  const { rowCount } = await db
    .insert(totpFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({
      target: totpFactors.userId,
      set: begun,
      setWhere: isNull(totpFactors.confirmedAt),
    });
  if (!rowCount) throw refuse('CONFLICT', 'Your authenticator app is already on.');
  const otpauthUri = generateURI({ issuer: await readSchoolName(deps), label: emailId, secret });
  return { secret, otpauthUri, qrModules: encode(otpauthUri).data };
}
