import { readSettings } from '@plinth/api-server/settings/read-settings';
import type { Settings } from '@plinth/api-server/settings/settings';
import { ensureSecret } from '../home/ensure-secret.ts';
import { prepareHome } from '../home/prepare-home.ts';
import { findHome } from './find-home.ts';

/**
 * Resolves the settings for the server: PLINTH_HOME absolute and existing, with the origin, the secret and the
 * admissions rule filled in.
 * @throws SettingsError with every fault; Fault when PLINTH_HOME cannot be written
 */
export async function resolveSettings(env: Record<string, string | undefined>): Promise<Settings> {
  const { PLINTH_ORIGIN, PLINTH_SECRET, ADMISSION, ...given } = readSettings(env);
  const home = findHome(given.PLINTH_HOME);
  await prepareHome(home);
  return {
    ...given,
    PLINTH_HOME: home,
    PLINTH_ORIGIN: PLINTH_ORIGIN ?? `http://localhost:${given.PORT}`,
    PLINTH_SECRET: PLINTH_SECRET ?? (await ensureSecret(home, 'secret')),
    ADMISSION: ADMISSION ?? (given.PLINTH_MODE === 'demo' ? 'automatic' : 'staff'),
  };
}
