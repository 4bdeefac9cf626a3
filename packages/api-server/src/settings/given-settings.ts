import { SettingsSchema } from './settings.ts';

const QUOTED = /^(["'])(.*)\1$/s;

function meant(value: string): string {
  const text = value.trim();
  const [, quote = '', inner = ''] = QUOTED.exec(text) ?? [];
  return quote && !inner.includes(quote) ? inner.trim() : text;
}

/**
 * Reads the settings from an environment, normalised: surrounding whitespace, such as the line break at the end of a
 * file, is ignored, and so are quotes around the whole value, which `docker run --env-file` includes. A value that is
 * then empty counts as unset.
 */
export const givenSettings = (env: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(SettingsSchema.shape)
      .map((name) => [name, meant(env[name] ?? '')] as const)
      .filter(([, value]) => value !== ''),
  );
