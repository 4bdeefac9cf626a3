import { isIP } from 'node:net';

/** What surrounds an address in X-Forwarded-For: quotes, brackets of IPv6, and the port that Azure and IIS add. */
const WITH_PORT = /^"?(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?"?$/;
/** A port after an IPv6 address without brackets, which makes the whole invalid as an address. */
const BARE_PORT = /:\d{1,5}$/;

/**
 * Returns the address of a caller as recorded by proxies.
 * @param forwarded the value of X-Forwarded-For, the nearest proxy's entry last
 * @param proxies how many of them are trusted
 * @returns an IPv4 or IPv6 address without its port, or null if there is none
 */
export function callerAddress(forwarded: string | null, proxies: number): string | null {
  const told = proxies > 0 ? (forwarded?.split(',').at(-proxies)?.trim() ?? '') : '';
  const [, bracketed, plain] = WITH_PORT.exec(told) ?? [];
  const address = bracketed ?? plain ?? told;
  return [address, address.replace(BARE_PORT, '')].find((one) => isIP(one)) ?? null;
}
