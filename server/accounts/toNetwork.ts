import { isIPv6 } from 'node:net';

/**
 * Returns the key by which attempts are counted: an IPv4 address, or the /64 network of an IPv6 address, since one user
 * may own all of it.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [first = [], last = []] = address.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = Array<string>(Math.max(GROUPS - first.length - last.length, 0)).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, GROUPS / 2).join(':')}::/64`;
}

const GROUPS = 8;
