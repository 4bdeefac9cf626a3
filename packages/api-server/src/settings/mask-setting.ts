const SECRET_NAME = /SECRET|KEY|PASSWORD|TOKEN/;
/** Parts of a query that open something by themselves. */
const SECRET_IN_QUERY = /([?&][^=&#]*(?:key|password|secret|sig|token)[^=&#]*=)[^&#\s]+/gi;

export const HIDDEN = '(hidden)';

/** Whether a variable holds nothing but what nobody may see. */
export const isSecretSetting = (name: string) => SECRET_NAME.test(name);

/** A value as it may be shown on a screen: of a secret only that it is there, of an address all but its password. */
export function maskSetting(name: string, value: string): string {
  if (isSecretSetting(name)) return '(set, hidden)';
  return value
    .replace(/^((?:[a-z][a-z0-9+.-]*:\/\/)?[^:]*):.*@(?=[^@]*$)/is, `$1:${HIDDEN}@`)
    .replace(SECRET_IN_QUERY, `$1${HIDDEN}`);
}
