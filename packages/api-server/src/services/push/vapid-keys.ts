import { createECDH, hkdfSync } from 'node:crypto';

/** The keys that identify the school to push services, base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

/**
 * Derives the keys from the school's secret, so that all processes share them without another row to guard; a new
 * secret ends the subscriptions, as it does everything else it signed.
 */
export function vapidKeys(schoolSecret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(hkdfSync('sha256', schoolSecret, '', 'web push', 32)));
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') };
}
