import { isIP } from 'node:net';
import type { Express, Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** Residential IPv6 customers hold a /56 or more: one client, one key (contract, "Failed-authentication guard"). */
const ipv6PrefixBits = 56;

/** @param trusted number of proxies in front, or their addresses; false: the peer is the client */
export function trustProxies(app: Express, trusted: number | readonly string[] | false): void {
  app.set('trust proxy', trusted);
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn');
  app.set('trust proxy', (address: string, hop: number) => isTrusted(withoutPort(address), hop));
}

/**
 * The client's address, of IPv6 its first 56 bits; where a proxy forwards what is none, that of the proxy, since
 * anything else would be a new client with every request.
 */
export function clientAddress(request: Request): string {
  const { ip, socket } = request;
  const candidates = [ip === undefined ? undefined : withoutPort(ip), socket.remoteAddress];
  const address = candidates.find((one) => one !== undefined && isIP(one) !== 0);
  return addressOf(address);
}

/** The same of the peer of a connection, which is the client as long as no proxy is in front. */
export function addressOf(address: string | undefined): string {
  return ipKeyGenerator(address ?? 'unknown', ipv6PrefixBits);
}

/**
 * Some proxies append the client's port, `1.2.3.4:5678` or `[2001:db8::1]:443`, which changes with every connection.
 */
function withoutPort(address: string): string {
  return /^([\d.]{7,15}):\d{1,5}$/.exec(address)?.[1] ?? /^\[([^\]]{2,45})\](:\d{1,5})?$/.exec(address)?.[1] ?? address;
}
