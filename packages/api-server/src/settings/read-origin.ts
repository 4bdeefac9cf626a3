import { SettingFault } from './setting-fault.ts';

const EXAMPLE = 'such as https://school.example.org';
/** A host as in URLs: otherwise a semicolon between two origins would be read as part of one. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Reads an origin: scheme, host and port. A trailing slash and capitals are normalised.
 * @throws SettingFault for anything else, a path included: content is served at the root of its origin
 */
export function readOrigin(text: string): string {
  if (text === '*' || text.includes('*'))
    throw new SettingFault(`must name each origin in full, ${EXAMPLE}; * stands for none`);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || !HOST.test(url.hostname))
    throw new SettingFault(`must be an origin with http:// or https://, ${EXAMPLE}`);
  if (url.username || url.password)
    throw new SettingFault(`must be an origin without user name and password, ${EXAMPLE}`);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new SettingFault(`must be an origin without a path, so write ${url.origin}`);
  return url.origin;
}
