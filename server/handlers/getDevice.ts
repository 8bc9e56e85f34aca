import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { type Device, UNKNOWN_DEVICE } from '#server/accounts/Device.ts';
import { toNetwork } from '#server/accounts/toNetwork.ts';

const LONGEST_AGENT = 300;

/** Returns where a call comes from; behind a trusted proxy, according to its headers. */
export function getDevice(request: FastifyRequest): Device {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, LONGEST_AGENT);
  return { address: toAddress(request.ip), userAgent };
}

/** Returns the key by which a caller's attempts are counted. */
export function getNetwork(request: FastifyRequest): string {
  return toNetwork(toAddress(request.ip));
}

/** Returns the bare address: some proxies add a port, and IPv4 may come wrapped in IPv6. */
function toAddress(text: string): string {
  const bare = text.trim().toLowerCase();
  const forms = [bare, /^\[(.+)\](:\d+)?$/.exec(bare)?.[1], /^([\d.]+):\d+$/.exec(bare)?.[1]];
  const address = forms.find((form) => form !== undefined && isIP(form) !== 0)?.replace(/%.*/, '');
  return address === undefined ? UNKNOWN_DEVICE.address : (/^::ffff:([\d.]+)$/.exec(address)?.[1] ?? address);
}
