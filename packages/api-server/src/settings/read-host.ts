import { isIP } from 'node:net';
import { SettingFault } from './setting-fault.ts';

/** Reads an address or name of this machine to listen on, without a port. @throws SettingFault for anything else */
export function readHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) || /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d-]+)*$/i.test(host)) return host;
  throw new SettingFault('must be an address or name without a port, such as 0.0.0.0; the port is PORT');
}
