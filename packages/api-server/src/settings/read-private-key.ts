import { createPrivateKey } from 'node:crypto';
import { SettingFault } from './setting-fault.ts';

/** A private key in PEM, its line breaks written as such or as \n. @throws SettingFault when it is none */
export function readPrivateKey(text: string): string {
  const pem = text.replaceAll('\\n', '\n');
  try {
    createPrivateKey(pem);
  } catch {
    throw new SettingFault('must be a private key that begins with -----BEGIN PRIVATE KEY-----, all of it');
  }
  return pem;
}
