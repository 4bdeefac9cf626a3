import { isIPv6 } from 'node:net';

/** The number of groups of four digits that name a network: the range assigned to a household or a rented server. */
const GROUPS = 4;
/** A network that contains all IPv4 addresses in translated form (RFC 6052). */
const TRANSLATED = '64:ff9b:0:0';

/**
 * Returns what counts as one sender: an IPv4 address, or the /64 of an IPv6 address, whose owner has every address in
 * it.
 * @returns the input unchanged if it is not an IPv6 address, or represents an IPv4 address
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [plain] = address.split('%');
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter((group) => group !== ''));
  const groups = before ?? [];
  const missing = 8 - groups.length - (after?.length ?? 0);
  const network = [...groups, ...Array<string>(missing).fill('0'), ...(after ?? [])].slice(0, GROUPS);
  const name = network.join(':');
  return name === TRANSLATED || network.every((group) => group === '0') ? address : `${name}::/64`;
}
