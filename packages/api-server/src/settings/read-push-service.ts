import { readOrigin } from './read-origin.ts';
import { SettingFault } from './setting-fault.ts';

/** A push service as its origin, `*.` standing for any name below. @throws SettingFault for anything else */
export function readPushService(text: string): string {
  const [, scheme, any, rest] = /^(https?:\/\/)(\*\.)?(.*)$/i.exec(text) ?? [];
  if (scheme === undefined || rest === undefined)
    throw new SettingFault('must be origins, such as https://push.example.org or https://*.push.example.org');
  return readOrigin(scheme + rest).replace('//', `//${any ?? ''}`);
}
