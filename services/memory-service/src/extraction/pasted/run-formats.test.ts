import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (text: string): string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

const own = 'we run the exporter on Debian 12 behind HAProxy';

describe.each([
  [
    'a query in small letters',
    'select r.name, count(*) as beds\nfrom rooms r\njoin beds b on b.room_id = r.id\nwhere b.kind = 2\ngroup by r.name;',
  ],
  ['a definition', 'create table rooms (\n  id bigint primary key,\n  name text not null\n);'],
  ['headers', 'Host: files.example.com\nAccept: text/html\nUser-Agent: wget/1.21\nX-Trace: 9'],
  ['an answer', 'HTTP/1.1 302 Found\nserver: caddy\nlocation: https://example.com/\ncontent-length: 0'],
  [
    'a transfer',
    '* Trying 10.0.0.4:443...\n* SSL connection using TLSv1.3\n< HTTP/2 204\n< server: caddy\n* Closing connection 0',
  ],
  ['a make file', 'rooms: beds\n\tcargo build --release\n\techo "$@"'],
  ['what is no file', '.PHONY: rooms beds'],
  ['a unit', '[Service]\nExecStart=/srv/gate --port 80\nRestart=always\nUser=gate'],
  ['settings', '[server]\nbind-address = 0.0.0.0\nmax_connections = 90\nkey_buffer_size = 2G'],
  [
    'fields in a column',
    'Name:             gate-0\nNamespace:        rooms\nPriority:         0\nIP:               10.2.0.9',
  ],
  ['a trace of Ruby', "undefined method `beds' for nil\n\tfrom app/room.rb:9:in `sum'\n\tfrom bin/run:4:in `<main>'"],
  [
    'a panic of Rust',
    "thread 'main' panicked at src/room.rs:3:9:\nno bed is left for room 12\nnote: run with `RUST_BACKTRACE=1`",
  ],
])('%s', (_, pasted) => {
  test('alone, under a question, and beside what somebody says', () => {
    expect(textsOf(pasted)).toEqual([]);
    expect(textsOf(`what is wrong here?\n\n${pasted}`)).toEqual([]);
    expect(textsOf(`${own}\n\n${pasted}`)).toEqual([own]);
  });
});

test.each([
  ['select the blue seats for mum\nwhere the aisle is, she hates windows', 1],
  ['with Orla as lead we ship in May\nand Benno tests', 2],
  ['x-ray appointment: 4 May\nlocation: St. Olav', 2],
  ['todo at home:\n\tbuy oat milk\n\tcall Ida on Sunday', 2],
  ['Name:  Ida\nAge:   34\nTown:  Graz', 3],
  ['Gate code:     ask Ines\nWifi:          guest-net\nParking:       level 2', 2],
  ['Location: Graz\nServer: Hetzner\nContent-Language: de, since our readers are Austrian', 3],
  ['team:\n  LEAD: Ines\n  OPS: Rune', 2],
  ['.btn { border-radius: 4px } everywhere, says design', 1],
  ['[Garden]\nI grow tomatoes and beans', 1],
  ['# payments\nowner = Kofi\nbackup = Mika', 2],
  ['NODE_ENV=production on the staging box, because of the cache', 1],
  ['* Trying a new diet: no dairy\n* Connected with Ida again after years', 2],
  ['prod: eu-central-1, staging: eu-west-1', 2],
])('said, though it looks like such a format: %s', (text, count) => {
  expect(textsOf(text)).toHaveLength(count);
});
