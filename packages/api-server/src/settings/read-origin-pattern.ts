import { readOrigin } from './read-origin.ts';
import { SettingFault } from './setting-fault.ts';

/** Reads an origin, in which `*.` matches any subdomain. @throws SettingFault for anything else */
export function readOriginPattern(text: string): string {
  const [, scheme, any, rest] = /^(https?:\/\/)(\*\.)?(.*)$/i.exec(text) ?? [];
  if (scheme === undefined || rest === undefined)
    throw new SettingFault('must be origins, such as https://school.example.org or https://*.example.org');
  return readOrigin(scheme + rest).replace('//', `//${any ?? ''}`);
}
