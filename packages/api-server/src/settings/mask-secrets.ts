import { givenSettings } from './given-settings.ts';
import { HIDDEN, isSecretSetting, maskSetting } from './mask-setting.ts';
import { withEncodedPassword } from './with-encoded-password.ts';

/** Shorter texts occur in ordinary sentences and are not secrets. */
const LEAST = 3;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Finds the passwords within an address, in each form they may be written: as is, encoded and decoded. */
function passwordsIn(address: string): string[] {
  const password = /^(?:[a-z][a-z\d+.-]*:\/\/)?[^:]*:(.*)@[^@]*$/is.exec(address)?.[1];
  const encoded = /:([^:@/]*)@[^@]*$/.exec(withEncodedPassword(address))?.[1];
  const inQuery = [...address.matchAll(/[?&][^=&#]*(?:key|password|secret|sig|token)[^=&#]*=([^&#\s]+)/gi)];
  return [password, encoded, ...inQuery.map(([, value]) => value)].flatMap((one) =>
    one ? [one, decoded(one)] : [],
  );
}

/**
 * Masks the configuration's secrets in a text: library errors about an unreadable address quote it whole.
 * @param env the environment that the settings were read from
 */
export function maskSecrets(text: string, env: Record<string, string | undefined>): string {
  const hidden = Object.entries(givenSettings(env))
    .flatMap(([name, value]): [string, string][] =>
      isSecretSetting(name)
        ? [value, value.replaceAll('\\n', '\n'), ...value.split(',')].map((one) => [one.trim(), HIDDEN])
        : [
            ...(maskSetting(name, value) === value
              ? []
              : ([[value, maskSetting(name, value)]] satisfies [string, string][])),
            ...passwordsIn(value).map((one): [string, string] => [one, HIDDEN]),
          ],
    )
    .filter(([secret]) => secret.length >= LEAST)
    .sort(([a], [b]) => b.length - a.length);
  return hidden.reduce((masked, [secret, shown]) => masked.replaceAll(secret, () => shown), text);
}
