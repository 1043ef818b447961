import { isIPv6 } from 'node:net';
import type { Options } from 'postgres';
import { isHost } from '../host-name.js';
import { isDecodable } from '../is-decodable.js';

/** What postgres.js is told of an address: the address itself, and what it would not understand of it. */
export interface DriverAddress extends Pick<Options<never>, 'host' | 'port' | 'path'> {
  readonly url: string;
}

const defaultPort = 5432;
const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'];
const sessionKinds = ['read-write', 'read-only', 'primary', 'standby', 'prefer-standby'];

/** What libpq alone reads; the driver would hand it to the server as a setting, which refuses every connection. */
const libpqParameters = [
  ...['channel_binding', 'gssencmode', 'hostaddr', 'load_balance_hosts', 'passfile', 'require_auth', 'requiressl'],
  ...['service', 'sslcert', 'sslcompression', 'sslcrl', 'sslkey', 'sslpassword', 'sslrootcert', 'sslsni'],
];

interface Server {
  /** A host, or the folder of a socket, which begins with a slash. */
  readonly host: string;
  readonly port: number;
}

/**
 * What is wrong with an address of Postgres, as far as it can be told without connecting: `must …`. It may name several
 * servers (`a:5432,b`), an IPv6 address in brackets, or the folder of a socket (`%2Frun%2Fpostgresql`, `?host=/run/…`).
 * @returns null where nothing is wrong
 */
export function findPostgresAddressFault(address: string): string | null {
  if (!/^postgres(ql)?:\/\//i.test(address) || !URL.canParse(withFirstServer(address)))
    return 'must be an address that begins with postgres:// or postgresql://';
  if (!isDecodable(address)) return 'must be an address in which a % that stands for itself is written %25';
  const servers = serversOf(address);
  if (servers === null)
    return 'must name servers by host names, IP addresses (IPv6 in brackets) or the folder of a socket, with ports of 1 to 65535';
  const { pathname, searchParams } = new URL(withFirstServer(address));
  if (servers.length === 0 && pathname.length <= 1) return 'must name a server or a database';
  return findParameterFault(searchParams);
}

function findParameterFault(parameters: URLSearchParams): string | null {
  const allows = (name: string, choices: readonly string[]) =>
    parameters.getAll(name).every((value) => choices.includes(value));
  if (!allows('sslmode', sslModes)) return `must have one of ${sslModes.join(', ')} as its sslmode`;
  if (!allows('ssl', ['true', 'false', ...sslModes])) return `must have true, false or an sslmode as its ssl`;
  if (!allows('target_session_attrs', sessionKinds))
    return `must have one of ${sessionKinds.join(', ')} as its target_session_attrs`;
  const unread = libpqParameters.filter((name) => parameters.has(name));
  return unread.length === 0 ? null : `must do without ${unread.join(', ')}, which this driver does not know`;
}

/**
 * The address as the driver takes it, which cuts IPv6 addresses at their first colon and knows no sockets. One with a
 * fault is handed over as it is, to be refused.
 */
export function driverAddress(address: string): DriverAddress {
  const servers = findPostgresAddressFault(address) === null ? serversOf(address) : null;
  const [first] = servers ?? [];
  if (servers === null || first === undefined) return { url: address };
  const url = withoutHostParameter(address);
  if (first.host.startsWith('/')) return { url, path: `${first.host}/.s.PGSQL.${first.port}` };
  if (!servers.some(({ host }) => isIPv6(host))) return { url };
  const lists = { host: servers.map(({ host }) => host), port: servers.map(({ port }) => port) };
  // The driver takes lists, of which its types know nothing.
  return { url, ...(lists as unknown as Pick<DriverAddress, 'host' | 'port'>) };
}

/** Everything of an address between the credentials and the path. */
const serverList = /^(\w+:\/\/(?:[^/?#]*@)?)([^/?#@]*)/;

function serverListOf(address: string): string {
  return serverList.exec(address)?.[2] ?? '';
}

/** A URL as it is defined names one host. */
function withFirstServer(address: string): string {
  const [first = ''] = serverListOf(address).split(',');
  return address.replace(serverList, (_all, before: string) => before + first);
}

/** @returns null where one of them can't be read, none where none is named */
function serversOf(address: string): readonly Server[] | null {
  const { searchParams } = new URL(withFirstServer(address));
  const parameter = searchParams.get('host');
  const list = serverListOf(address);
  if (parameter !== null && list !== '') return null;
  if (parameter === null && list === '') return searchParams.has('port') ? null : [];
  const servers: Server[] = [];
  const named = parameter === null ? list.split(',').map(readServer) : [namedBy(parameter, searchParams.get('port'))];
  for (const server of named) {
    // A socket stands alone.
    if (server === null || (server.host.startsWith('/') && named.length > 1)) return null;
    servers.push(server);
  }
  return servers;
}

function readServer(text: string): Server | null {
  const [, ipv6, name = '', port] = /^(?:\[(.*)\]|([^:[\]]+))(?::(\d*))?$/.exec(text) ?? [];
  if (ipv6 !== undefined && !isIPv6(ipv6)) return null;
  return namedBy(ipv6 ?? decodeURIComponent(name), port || null);
}

function namedBy(host: string, port: string | null): Server | null {
  const number = port === null ? defaultPort : Number(port);
  const isRight = (host.startsWith('/') || isHost(host)) && !host.includes('\0');
  return isRight && Number.isInteger(number) && number >= 1 && number <= 65_535 ? { host, port: number } : null;
}

/** The driver would hand both to the server as settings. */
function withoutHostParameter(address: string): string {
  if (serverListOf(address) !== '') return address;
  const url = new URL(address);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  return url.href;
}
