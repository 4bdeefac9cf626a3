const SECRET_NAME = /SECRET|KEY|PASSWORD/;

/** A value as it may be shown on a screen: of a secret only that it is there, of an address all but its password. */
export function maskSetting(name: string, value: string): string {
  if (SECRET_NAME.test(name)) return '(set, hidden)';
  return value.replace(/^((?:[a-z][a-z0-9+.-]*:\/\/)?[^/:@]*):.*@(?=[^@]*$)/i, '$1:(hidden)@');
}
