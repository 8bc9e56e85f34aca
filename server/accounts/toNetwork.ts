import { isIPv6 } from 'node:net';

/**
 * Returns the key by which attempts are counted: an IPv4 address, or the /64 network of an IPv6 address, since one user
 * may own all of it.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const [first, last] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = address.includes('::') ? GROUPS - Number(first?.length) - Number(last?.length) : 0;
  const groups = [...(first ?? []), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(last ?? [])];
  return `${groups.slice(0, GROUPS / 2).join(':')}::/64`;
}

const GROUPS = 8;
