import { isIP } from 'node:net';

/** What stands beside an address in X-Forwarded-For: quotes, brackets of IPv6, and the port that Azure and IIS add. */
const WITH_PORT = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?"?$/;
/** A port behind an IPv6 address that stands without brackets: with it there is no address. */
const BARE_PORT = /:\d{1,5}$/;

/**
 * The address of a caller as proxies wrote it down.
 * @param forwarded what X-Forwarded-For holds, the nearest proxy's word last
 * @param proxies how many of them are believed
 * @returns an IPv4 or IPv6 address without its port, or null where none is told
 */
export function callerAddress(forwarded: string | null, proxies: number): string | null {
  const told = proxies > 0 ? (forwarded?.split(',').at(-proxies)?.trim() ?? '') : '';
  const [, bracketed, plain] = WITH_PORT.exec(told) ?? [];
  const address = bracketed ?? plain ?? told;
  return [address, address.replace(BARE_PORT, '')].find((one) => isIP(one)) ?? null;
}
