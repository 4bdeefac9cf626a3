import { readSettings } from '@plinth/api-server/settings/read-settings';
import { describeSettings } from '../settings/describe-settings.ts';
import { tryFileService } from '../settings/try-file-service.ts';
import { readOptions } from './read-options.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Prints the table of environment variables and then every fault in their current values, including the file service.
 * @throws SettingsError when there is a fault, Fault when the buckets for files cannot be used
 */
export async function config(args: string[], { env, print }: VerbContext): Promise<void> {
  readOptions(args);
  for (const { name, description, fallback, value } of describeSettings(env)) {
    print(name);
    print(`  ${description}`);
    const now = value === null ? 'not set' : value;
    print(`  default: ${fallback || 'none'}   now: ${now}`);
  }
  print('');
  await tryFileService(readSettings(env));
  print('The configuration has no faults.');
}
