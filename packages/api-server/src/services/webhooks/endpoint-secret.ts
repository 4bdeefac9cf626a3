import type { webhookEndpoints } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { openSealed, seal } from '../secrets/seal.ts';

type Settings = Pick<Deps['settings'], 'PLINTH_SECRET'>;

const how = ({ PLINTH_SECRET }: Settings, endpointId: string) => ({
  schoolSecret: PLINTH_SECRET,
  purpose: 'webhook-secret',
  owner: endpointId,
});

/** Encrypts an endpoint's secret as stored in its row. */
export const sealSecret = (settings: Settings, endpointId: string, secret: string): string =>
  seal(how(settings, endpointId), secret);

type Sealed = Pick<
  typeof webhookEndpoints.$inferSelect,
  'endpointId' | 'sealedSecret' | 'sealedOldSecret' | 'oldSecretUntil'
>;

/**
 * Returns the secrets that sign at a moment: the current one and, while still valid, the previous one. None if the
 * school's secret changed.
 */
export function openSecrets(settings: Settings, endpoint: Sealed, now: Date): string[] {
  const { endpointId, sealedSecret, sealedOldSecret, oldSecretUntil } = endpoint;
  const isOldGood = sealedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now;
  return [sealedSecret, ...(isOldGood ? [sealedOldSecret] : [])].flatMap(
    (sealed) => openSealed(how(settings, endpointId), sealed) ?? [],
  );
}
