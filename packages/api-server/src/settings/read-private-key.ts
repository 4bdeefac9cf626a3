import { createPrivateKey } from 'node:crypto';
import { SettingFault } from './setting-fault.ts';

/** Reads a private key in PEM, its line breaks literal or as \n. @throws SettingFault when it is none */
export function readPrivateKey(text: string): string {
  const pem = text.replaceAll('\\n', '\n');
  try {
    createPrivateKey(pem);
  } catch {
    throw new SettingFault('must be a private key that begins with -----BEGIN PRIVATE KEY-----, all of it');
  }
  return pem;
}
