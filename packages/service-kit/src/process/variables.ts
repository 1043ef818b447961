import { isIP } from 'node:net';
import { findPostgresAddressFault } from '../database/postgres-address.js';
import { isHost } from '../host-name.js';
import { isDecodable } from '../is-decodable.js';

/** One environment variable: its documentation and its meaning in one place. */
export interface Variable<Value> {
  readonly name: string;
  readonly description: string;
  /** What may be written, in words. */
  readonly form: string;
  readonly unit?: string;
  /** The value of an unset variable; `value: undefined` for one that may be left out. */
  readonly whenUnset: 'required' | { readonly value: Value };
  parse(text: string): { readonly value: Value } | { readonly fault: string };
}

interface Described {
  readonly name: string;
  readonly description: string;
}

/** A `default`, or `optional: true`; neither: the variable has to be set. */
type Unset<Value> =
  | { readonly default?: Value; readonly optional?: never }
  | { readonly optional: true; readonly default?: never };

type ValueOf<Value, Options> = Options extends { optional: true } ? Value | undefined : Value;

type Parse<Value> = (text: string) => { readonly value: Value } | { readonly fault: string };

function declare<Value, Options extends Described & Unset<Value>>(
  options: Options,
  form: string,
  parse: Parse<Value>,
  unit?: string,
): Variable<ValueOf<Value, Options>> {
  const { name, description } = options;
  return {
    name,
    description,
    form,
    ...(unit === undefined ? {} : { unit }),
    whenUnset:
      options.default === undefined && options.optional !== true
        ? 'required'
        : { value: options.default as ValueOf<Value, Options> },
    parse: parse as Parse<ValueOf<Value, Options>>,
  };
}

const maxTextLength = 10_000;

export function text<const Options extends Described & Unset<string>>(options: Options) {
  return declare<string, Options>(options, 'text', (given) =>
    given.length > maxTextLength || given.includes('\0') || given.trim() === ''
      ? { fault: `must be text of at most ${maxTextLength} characters, and not blank` }
      : { value: given },
  );
}

/** What another server is shown in a header, which carries neither spaces at its ends nor line breaks. */
export function credential<const Options extends Described & Unset<string>>(options: Options) {
  return declare<string, Options>(options, 'ASCII characters without spaces', (given) =>
    given.length <= maxTextLength && /^[!-~]+$/.test(given)
      ? { value: given }
      : { fault: `must be of at most ${maxTextLength} ASCII characters, without spaces and line breaks` },
  );
}

export interface Bounds {
  readonly minimum: number;
  readonly maximum: number;
}

export function integer<const Options extends Described & Unset<number> & Bounds & { readonly unit?: string }>(
  options: Options,
) {
  const { minimum, maximum, unit } = options;
  const form = `integer, ${minimum} to ${maximum}${unit === undefined ? '' : ` ${unit}`}`;
  return declare<number, Options>(options, form, (given) => readInteger(given, { minimum, maximum }), unit);
}

/** A length of time in milliseconds. Its name should end in `_MS`. */
export function duration<const Options extends Described & Unset<number> & Bounds>(options: Options) {
  const { minimum, maximum } = options;
  const form = `integer, ${minimum} to ${maximum} ms`;
  return declare<number, Options>(options, form, (given) => readInteger(given, { minimum, maximum }), 'ms');
}

/** A TCP port; 0 lets the system choose. */
export function port<const Options extends Described & Unset<number>>(options: Options) {
  return declare<number, Options>(options, 'port, 0 to 65535', (given) =>
    readInteger(given, { minimum: 0, maximum: 65_535 }),
  );
}

function readInteger(given: string, { minimum, maximum }: Bounds): { value: number } | { fault: string } {
  const value = Number(given);
  const isInteger = /^(0|-?[1-9]\d{0,15})$/.test(given);
  if (isInteger && value >= minimum && value <= maximum) return { value };
  return { fault: `must be an integer from ${minimum} to ${maximum}` };
}

export function boolean<const Options extends Described & Unset<boolean>>(options: Options) {
  return declare<boolean, Options>(options, '`true` or `false`', (given) =>
    given === 'true' || given === 'false' ? { value: given === 'true' } : { fault: 'must be true or false' },
  );
}

export function oneOf<
  const Choice extends string,
  const Options extends Described & Unset<Choice> & { readonly choices: readonly Choice[] },
>(options: Options & { readonly choices: readonly Choice[] }) {
  const { choices } = options;
  return declare<Choice, Options>(options, choices.map((choice) => `\`${choice}\``).join(', '), (given) => {
    const value = choices.find((choice) => choice === given);
    return value === undefined ? { fault: `must be one of ${choices.join(', ')}` } : { value };
  });
}

/** An absolute address of one of the schemes (`https`, `postgres`), kept as it was written. */
export function url<const Options extends Described & Unset<string> & { readonly schemes: readonly string[] }>(
  options: Options,
) {
  const { schemes } = options;
  const form = `address: ${schemes.map((scheme) => `\`${scheme}://…\``).join(', ')}`;
  return declare<string, Options>(options, form, (given) => {
    const isRight = URL.canParse(given) && schemes.includes(new URL(given).protocol.slice(0, -1));
    if (!isRight)
      return { fault: `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}` };
    if (!isHost(new URL(given).hostname.replace(/^\[(.*)\]$/, '$1')))
      return { fault: 'must be an address whose host is a host name or an IP address' };
    return isDecodable(given)
      ? { value: given }
      : { fault: 'must be an address in which a % that stands for itself is written %25' };
  });
}

/** Where Postgres is, for the driver of this package. */
export function postgresUrl<const Options extends Described & Unset<string>>(options: Options) {
  return declare<string, Options>(options, 'address: `postgres://…`, `postgresql://…`', (given) => {
    const fault = findPostgresAddressFault(given);
    return fault === null ? { value: given } : { fault };
  });
}

/** What a server listens on: an IP address, or a name of one. */
export function host<const Options extends Described & Unset<string>>(options: Options) {
  return declare<string, Options>(options, 'IP address or host name', (given) =>
    isHost(given) ? { value: given } : { fault: 'must be an IP address (IPv6 without brackets) or a host name' },
  );
}

/** A SHA-256 in hexadecimal digits. */
export function sha256<const Options extends Described & Unset<Buffer>>(options: Options) {
  return declare<Buffer, Options>(options, 'SHA-256, 64 hexadecimal digits', (given) =>
    /^[0-9a-f]{64}$/i.test(given)
      ? { value: Buffer.from(given, 'hex') }
      : { fault: 'must be a SHA-256 of 64 hexadecimal digits' },
  );
}

const maxListLength = 1_000;

export function list<const Options extends Described & Unset<readonly string[]>>(options: Options) {
  return declare<readonly string[], Options>(options, 'list, separated by commas', (given) => {
    const items = given.split(',').map((item) => item.trim());
    if (items.some((item) => item === '') || items.length > maxListLength) {
      return { fault: `must be a list of at most ${maxListLength} items, separated by commas, none of them empty` };
    }
    return { value: items };
  });
}

/**
 * Proxies in front of a service: how many there are, or their addresses and subnets. Unset: none, and the peer is the
 * client.
 */
export function proxies<const Options extends Described>(options: Options) {
  const fault = 'must be the number of proxies (1 to 16) or a list of their addresses or subnets, separated by commas';
  return declare<number | readonly string[] | false, Options & { default: false }>(
    { ...options, default: false },
    'number, or addresses and subnets separated by commas',
    (given) => {
      const count = readInteger(given, { minimum: 1, maximum: 16 });
      if ('value' in count) return count;
      const addresses = given.split(',').map((item) => item.trim());
      return addresses.every(isAddressOrSubnet) ? { value: addresses } : { fault };
    },
  );
}

function isAddressOrSubnet(candidate: string): boolean {
  const [address = '', prefix, ...rest] = candidate.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return prefix === undefined || 'value' in readInteger(prefix, { minimum: 1, maximum: version === 4 ? 32 : 128 });
}
