import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (text: string): string[] =>
  extractFacts({ messages: [`user: ${text}`], anchorDate: '2026-03-18' }).map((fact) => fact.text);

const own = 'we run the exporter on Debian 12 behind HAProxy';

const logs: readonly (readonly [format: string, line: string])[] = [
  [
    'nginx',
    '2026/01/14 21:07:33 [warn] 19#19: *77 a client request body is buffered to a temporary file, client: 10.2.0.8',
  ],
  ['LaTeX', '! Undefined control sequence.'],
  ['LaTeX at a line', 'l.88 \\figurename'],
  ['LaTeX boxes', 'Overfull \\hbox (3.1pt too wide) in paragraph at lines 12--19'],
  ['gdb', '#2  0x08001f3c in ring_pop (rb=0x0) at src/ring.c:31'],
  ['gdb without an address', '#0  Fault_Handler () at src/start.s:90'],
  ['a training', '[epoch 004/020] loss 0.912 acc 0.61 lr 1.0e-03'],
  [
    'nginx access',
    '198.51.100.7 - mira [14/Jan/2026:21:07:33 +0100] "PUT /api/rooms HTTP/2.0" 409 61 "-" "curl/8.6.0"',
  ],
  ['Apache', '[Wed Jan 14 21:07:33.120044 2026] [ssl:warn] [pid 77] AH01909: the certificate does not match the name'],
  ['syslog', 'Jan 14 21:07:33 gate cron[201]: (root) CMD run-parts /etc/cron.hourly'],
  ['RFC 5424', '<30>1 2026-01-14T21:07:33Z gate backup 44 - - The snapshot has been removed'],
  ['journald in another language', 'déc 14 21:07:33 gate systemd[1]: backup.service: Deactivated successfully.'],
  ['systemctl', '     Active: failed (Result: exit-code) since Wed 2026-01-14 21:07:33 CET; 2min ago'],
  ['systemd', 'systemd[1]: Failed to start backup.service - Nightly backup.'],
  ['events of Kubernetes', 'Warning  Unhealthy  41s (x9 over 3m)  kubelet  Readiness probe failed: connection refused'],
  ['klog', 'W0114 21:07:33.004411       1 warnings.go:70] batch/v1beta1 CronJob is deprecated'],
  ['Compose', 'search-1  | The index has been loaded and the node is ready'],
  ['BuildKit', '#9 [builder 3/5] RUN go mod download'],
  ['Python', '2026-01-14 21:07:33,902 - billing.jobs - WARNING - The invoice was skipped, no address'],
  ['Logback', '21:07:33.902 [pool-2] WARN c.a.b.InvoiceService - Invoice 4411 has no address'],
  [
    'Tomcat',
    '14-Jan-2026 21:07:33.902 SEVERE [main] org.apache.catalina.startup.Catalina.start The server could not start',
  ],
  ['a thread and a level', '[worker-3] INFO com.acme.Billing - Billing run finished for all tenants'],
  ['Rust', '2026-01-14T21:07:33.902114Z  WARN billing::jobs: the invoice has no address'],
  ['Go', '2026/01/14 21:07:33 jobs.go:91: the invoice has no address'],
  ['slog', 'time=2026-01-14T21:07:33Z level=WARN msg="the invoice has no address" id=44'],
  ['Postgres', 'HINT:  Perhaps you meant to reference the column "rooms.owner_id".'],
  ['psql', 'psql: error: connection to server at "localhost" failed: Connection refused'],
  ['MySQL', '260114 21:07:33 [Note] InnoDB: Buffer pool(s) load completed'],
  ['Redis', '31:S 14 Jan 2026 21:07:33.902 * Connecting to MASTER 10.2.0.8:6379'],
  ['redis-cli', '(error) NOAUTH Authentication required.'],
  ['GitHub', '##[error]Process completed with exit code 3.'],
  ['PHP', 'PHP Warning:  Undefined array key "total" in /srv/shop/cart.php on line 9'],
  ['Rails', 'Processing by RoomsController#show as HTML'],
  ['Lambda', 'END RequestId: 71aa-20'],
  ['.NET', 'fail: Acme.Billing.InvoiceJob[4] The invoice could not be printed.'],
  ['Node', '(node:771) [DEP0169] DeprecationWarning: `url.parse()` behavior is not standardized. Use the WHATWG API.'],
  ['JSON', '{"ts":1772442891.2,"level":"warn","msg":"the invoice has no address"}'],
];

const outputs: readonly (readonly [tool: string, line: string])[] = [
  ['npm', '14 packages are looking for funding'],
  ['npm audit', '3 vulnerabilities (1 low, 2 critical)'],
  ['pnpm', ' ELIFECYCLE  Command failed with exit code 2.'],
  ['pnpm install', 'Lockfile is up to date, resolution step is skipped'],
  ['pip', 'Installing collected packages: certifi, charset-normalizer, httpx'],
  ['cargo', '   Compiling billing v0.3.1 (/srv/billing)'],
  ['apt', 'Get:4 http://deb.debian.org/debian bookworm/main amd64 jq amd64 1.6-2.1 [64.9 kB]'],
  ['apt upgrade', "12 packages can be upgraded. Run 'apt list --upgradable' to see them."],
  ['pytest progress', 'tests/test_rooms.py ...F..s.                [ 40%]'],
  ['surefire', 'Tests run: 31, Failures: 0, Errors: 2, Skipped: 1'],
  ['RSpec', '14 examples, 2 failures'],
  ['git push', 'Writing objects: 100% (31/31), 4.20 KiB | 2.10 MiB/s, done.'],
  ['systemctl enable', 'Created symlink /etc/systemd/system/x.wants/gate.service → /etc/systemd/system/gate.service.'],
  ['ping', '4 packets transmitted, 4 received, 0% packet loss, time 3004ms'],
  ['df', '/dev/sda2       916G  411G  459G  48% /srv'],
  ['a trace of Elixir', '** (KeyError) key :rooms not found in: %{beds: 2}'],
  ['R', "Error in mean(rooms) : object 'rooms' not found"],
  ['a style sheet', '.room > h2 { margin: 0; color: #333 }'],
  ['a style sheet of elements', 'ul li a:hover { color: teal; }'],
  ['a rule that holds others', '@media print { .menu { display: none } }'],
  ['yarn', '[2/4] Fetching packages...'],
  ['go test', 'ok  \texample.com/rooms/beds\t0.312s'],
  ['PHPUnit', 'Failed asserting that null matches expected 3.'],
  ['helm', 'Release "rooms" has been upgraded. Happy Helming!'],
  ['systemctl start', 'Job for gate.service failed because the control process exited with error code.'],
  ['terraform state', 'Acquiring state lock. This may take a few moments...'],
  ['docker run', "Unable to find image 'redis:7' locally"],
  ['git stash', 'Saved working directory and index state WIP on main: 4f2a9c1 Fix beds'],
  ['C++', "terminate called after throwing an instance of 'std::out_of_range'"],
  ['Lua', "lua: gate.lua:14: attempt to index a nil value (local 'room')"],
  ['Perl', "Can't locate JSON/XS.pm in @INC (you may need to install it) at gate.pl line 3."],
  ['Dart', '#0      RoomState.build (package:gate/room.dart:14:22)'],
  ['a variable of a make file', 'CFLAGS = -Wall -O2'],
  ['a server', 'location /files/ { proxy_pass http://files:9000; client_max_body_size 40m; }'],
  ['rustc', 'warning: unused import: `std::fs`'],
  ['gcc', 'cc1: all warnings being treated as errors'],
  ['cargo test', 'test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out'],
  ['terraform', 'aws_sqs_queue.jobs: Creation complete after 1s [id=jobs]'],
  ['terraform plan', 'Plan: 4 to add, 0 to change, 1 to destroy.'],
  ['linker', '/usr/bin/ld: cannot find -lpq'],
  ['git', 'hint: You have divergent branches and need to specify how to reconcile them.'],
  ['pytest', 'FAILED tests/test_rooms.py::test_owner - assert None == 4'],
  ['a trace of Ruby', "app/models/room.rb:9:in `owner': undefined method `id' for nil (NoMethodError)"],
  ['ansible', 'fatal: [gate]: UNREACHABLE! => {"changed": false}'],
  [
    'a browser',
    "Access to fetch at 'https://x.example' from origin 'http://localhost' has been blocked by CORS policy",
  ],
];

describe.each([...logs, ...outputs])('a pasted line of %s', (_, line) => {
  test('alone, under a question, and between what somebody says', () => {
    expect(textsOf(line)).toEqual([]);
    expect(textsOf(`what does this mean?\n\n${line}\n${line}`)).toEqual([]);
    expect(textsOf(`${line}\n${own}`)).toEqual([own]);
    expect(textsOf(`${own}\n${line}`)).toEqual([own]);
  });
});

test('behind a colon, what stands before it is what was said', () => {
  expect(textsOf('I get this: 2026/01/14 21:07:33 [error] 19#19: *77 connect() failed, client: 10.2.0.8')).toEqual([]);
});

test.each([
  '2026-03-02 10:00 kick-off with Acme in Lisbon',
  'WARNING: never run the seed script on production.',
  'INFO: our office moved to Kantstrasse 12.',
  'Normal Mondays mean stand-ups at nine for us.',
  'Adding eslint v9 broke our CI, so we stay on eslint 8.',
  'Updating Postgres v16 is planned for March.',
  'Finished dev work on the importer.',
  'Error: Error handling is done by Sentry.',
  'Warning: React 19 breaks our forms.',
  'Cache restored from Redis takes 3 s on our staging.',
  '#3 [backend] is owned by Kofi',
  '#2 in the league is Oslo since May',
  '[epoch] is our word for a release cycle of six weeks',
  '! Deploy freeze from 20 December until 3 January.',
  '#12 Login (SSO) is owned by Tamsin',
  'Batch 3: ETA is 12 May',
  '! is a macro in our templates that quotes a name',
  'The crash was ERR_TLS_4410 behind the gateway',
  'Maintenance window: 2026-04-02 22:00 to 23:30',
  'nginx: we use 1.25 in front of the API',
  'Warning: staging and production share one bucket',
  'Plan: two releases a month',
  'Release "Larkspur" has been moved to May',
  '[1/4] Ilse paints the hall in May.',
  'REVISION is our word for a printed issue',
  'The lease ends at Mill Lane line 3.',
  '3 packages can be published on their own: core, cli and ui',
  'Fetched data stays in the cache for 30 days on our side',
  'Total 8 people work in Graz',
  'FROM node:22-slim is our base image everywhere',
  'LIMIT for uploads is 25 MB',
  'footer: we always show the VAT number',
  'p { margin } is what we call the paragraph rule in our guide',
  'Content-Type: we always send application/json',
  'Unpacking the moving boxes took us two weeks in May.',
  'Warnings in CI are treated as errors',
  'The billing service logs `ERROR: no address` for tenants of the trial plan',
  'Postgres logs go to /var/log/postgres on db2',
])('said, though it speaks of logs: %s', (text) => {
  expect(textsOf(text)).toHaveLength(1);
});
