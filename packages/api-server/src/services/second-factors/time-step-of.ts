import { verify } from 'otplib';

/**
 * The time step of a code of an authenticator app, a step to either side of the clock; null for a wrong code.
 */
export async function timeStepOf(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: 30 });
  return result.valid ? Math.floor(epoch / 30) + result.delta : null;
}
