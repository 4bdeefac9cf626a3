import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** `purpose` separates the keys of different secrets; `owner` is the only row that opens what was sealed for it. */
type SealFor = { schoolSecret: string; purpose: string; owner: string };

const keyOf = ({ schoolSecret, purpose }: SealFor) =>
  Buffer.from(hkdfSync('sha256', schoolSecret, '', purpose, 32));

/** Encrypts a text so that only the school's secret opens it, and only in its owner's row. */
export function seal(how: SealFor, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(how), iv).setAAD(Buffer.from(how.owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns null when the text was altered, belongs to another owner, or the school's secret changed */
export function openSealed(how: SealFor, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(how), bytes.subarray(0, 12), { authTagLength: 16 })
      .setAAD(Buffer.from(how.owner))
      .setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
