const SECRET_NAME = /SECRET|KEY|PASSWORD|TOKEN/;
/** Query parameters that grant access without anything else. */
const SECRET_IN_QUERY = /([?&][^=&#]*(?:key|password|secret|sig|token)[^=&#]*=)[^&#\s]+/gi;

export const HIDDEN = '(hidden)';

/** Returns whether a variable contains nothing but a secret. */
export const isSecretSetting = (name: string) => SECRET_NAME.test(name);

/**
 * Returns a value as it may be shown on a screen: for a secret only that it is set, for an address all but its
 * password.
 */
export function maskSetting(name: string, value: string): string {
  if (isSecretSetting(name)) return '(set, hidden)';
  return value
    .replace(/^((?:[a-z][a-z0-9+.-]*:\/\/)?[^:]*):.*@(?=[^@]*$)/is, `$1:${HIDDEN}@`)
    .replace(SECRET_IN_QUERY, `$1${HIDDEN}`);
}
