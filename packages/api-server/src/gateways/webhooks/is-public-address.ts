import { BlockList, isIPv4 } from 'node:net';

/** Networks in IANA's special-purpose registries: private machines, the same host, a cloud's metadata. */
const V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** IPv6 addresses are public only in 2000::/3, except those that lead back into IPv4 or nowhere. */
const V6_NOT = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const closed = new BlockList();
for (const [network, prefix] of V4) closed.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of V6_NOT) closed.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export const isPublicAddress = (address: string): boolean =>
  isIPv4(address)
    ? !closed.check(address, 'ipv4')
    : global.check(address, 'ipv6') && !closed.check(address, 'ipv6');
