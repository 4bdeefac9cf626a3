import { verify } from 'otplib';

/**
 * Returns the time step of an authenticator app's code, allowing a step to either side of the clock; null for a wrong
 * code.
 */
export async function timeStepOf(secret: string, code: string, now: Date): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token: code, epoch, epochTolerance: 30 });
  return result.valid ? Math.floor(epoch / 30) + result.delta : null;
}
