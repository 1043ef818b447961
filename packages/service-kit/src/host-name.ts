import { isIP } from 'node:net';

const maxLength = 253;
/** Underscores are no part of a host name (RFC 1123), but of the names of many containers. */
const label = /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/i;

/** Whether text can name a host: an IP address, or a name by its form, whether or not anybody knows it. */
export function isHost(text: string): boolean {
  return isIP(text) !== 0 || isHostName(text);
}

function isHostName(text: string): boolean {
  const labels = text.replace(/\.$/, '').split('.');
  // What ends in a number was meant as an IPv4 address, and is none.
  const endsInNumber = /^\d+$/.test(labels.at(-1) ?? '');
  return text.length <= maxLength && labels.every((one) => label.test(one)) && !endsInNumber;
}
