import { SettingsSchema } from './settings.ts';

const QUOTED = /^(["'])(.*)\1$/s;

function meant(value: string): string {
  const text = value.trim();
  const [, quote = '', inner = ''] = QUOTED.exec(text) ?? [];
  return quote && !inner.includes(quote) ? inner.trim() : text;
}

/**
 * The settings that an environment gives, each as it is meant: blanks around a value, such as the line break at the end of
 * a file it was read from, count for nothing, nor do quotes around the whole of it, which `docker run --env-file` takes
 * along. What is then empty is not given.
 */
export const givenSettings = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(SettingsSchema.shape)
      .map((name) => [name, meant(env[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
