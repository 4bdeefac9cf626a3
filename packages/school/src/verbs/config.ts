import { parseArgs } from 'node:util';
import { readSettings } from '@plinth/api-server/settings/read-settings';
import { describeSettings } from '../settings/describe-settings.ts';
import type { VerbContext } from './verbs.ts';

/**
 * Prints the table of environment variables and then every fault of the present ones.
 * @throws SettingsError when there is a fault
 */
export async function config(args: string[], { env, print }: VerbContext): Promise<void> {
  parseArgs({ args, options: {} });
  for (const { name, description, fallback, value } of describeSettings(env)) {
    print(name);
    print(`  ${description}`);
    const now = value === null ? 'not set' : value;
    print(`  default: ${fallback || 'none'}   now: ${now}`);
  }
  print('');
  readSettings(env);
  print('The configuration has no faults.');
}
