import { hash, verify } from '@node-rs/argon2';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, options);

let decoy: Promise<string> | undefined;

/** Takes as long for an address without a password as for a wrong password, so that timing reveals nothing. */
export async function isPasswordRight(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('a password that nobody has');
  const right = await verify(passwordHash ?? (await decoy), password);
  return right && passwordHash !== null;
}
