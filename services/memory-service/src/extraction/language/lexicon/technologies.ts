import { wordSet } from './word-set.js';

/** Names of software and protocols that everybody can read up on: what is told of them in general is nobody's. */
export const technologies = wordSet(
  'tcp udp http https http2 quic tls ssl dns ssh ip ipv4 ipv6 nat dhcp smtp imap jwt jwts oauth oidc saml cors',
  'csrf xss grpc graphql rest soap websockets websocket sse mqtt amqp json yaml toml xml csv protobuf avro',
  'parquet utf-8 utf8 unicode base64 sql nosql acid crdts crdt raft paxos git svn docker podman kubernetes helm',
  'terraform ansible linux unix windows macos systemd postgres postgresql mysql mariadb sqlite mongodb redis',
  'memcached kafka rabbitmq nats cassandra dynamodb elasticsearch clickhouse react vue svelte angular preact',
  'solid node deno bun typescript javascript python ruby rust go golang java kotlin swift scala haskell elixir',
  'erlang php perl zig wasm webassembly npm pnpm yarn webpack vite rollup esbuild jest vitest nginx apache',
  'haproxy caddy envoy bash zsh posix vim emacs utc gmt bcrypt argon2 md5 sha-1 sha-256 sha256 aes rsa',
);
