import { SettingFault } from './setting-fault.ts';

const EXAMPLE = 'such as https://api.example.org/v1';

/**
 * Reads the base of an interface's addresses: paths are appended, so it ends without a slash.
 * @throws SettingFault for anything that no path can follow, and for a password in it, which no call would send
 */
export function readApiBase(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new SettingFault(`must be an address with http:// or https://, ${EXAMPLE}`);
  if (url.username || url.password)
    throw new SettingFault(`must be an address without user name and password, ${EXAMPLE}`);
  if (/[?#]/.test(text))
    throw new SettingFault(`must end before any ? or #, since paths are put behind it, ${EXAMPLE}`);
  return `${url.origin}${url.pathname}`.replace(/\/+$/, '');
}
