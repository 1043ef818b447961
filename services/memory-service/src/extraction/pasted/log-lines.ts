import { anyOf } from '../language/pattern-set.js';

/*
 * Lines by which programs log what they do, format by format: each begins with what a person doesn't write, a stamp of
 * time, a process, a level in its own place. Anchored, of bounded repetition.
 */

const months = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const days = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)';
const levels = '(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|SEVERE|CRITICAL|NOTICE)';

/** Lines that begin with the time at which something was logged. */
const stampedLines: readonly RegExp[] = [
  // ISO 8601, Python, Postgres, Rust, Kafka; with slashes nginx and Go. "2026-03-02 10:00 kick-off" is somebody's note
  /^\s*\[?\d{4}-\d\d-\d\d(?:T\d\d:\d\d| \d\d:\d\d:\d\d)/,
  /^\s*\[?\d{4}\/\d\d\/\d\d[T ]\d\d:\d\d:\d\d/,
  // Spring, Logback, Serilog
  /^\s*\[?\d\d:\d\d:\d\d[\].,\s]/,
  // Apache: errors, and requests behind the address and the user
  new RegExp(`^\\s*\\[?${days},? ${months} {1,2}\\d{1,2} \\d\\d:\\d\\d:\\d\\d`),
  new RegExp(`^\\S{1,80} \\S{1,40} \\S{1,40} \\[\\d{1,2}/${months}/\\d{4}:`),
  // Tomcat, PHP
  new RegExp(`^\\s*\\[?\\d{1,2}[-/ ]${months}[-/ ]\\d{4}[: ]\\d\\d:\\d\\d:\\d\\d`),
  // syslog and journald, whose months are those of the locale
  /^\p{L}{3,4}\.? {1,2}\d{1,2} \d\d:\d\d:\d\d /u,
  // syslog of RFC 5424
  /^<\d{1,3}>(?:\d{1,2} )?(?:\d{4}-\d\d-\d\dT|[A-Z][a-z]{2} )/,
  // klog
  /^[IWEF]\d{4} \d\d:\d\d:\d\d\.\d/,
  // MySQL before 5.7, Redis, Android, Ruby, the kernel
  /^\d{6} {1,2}\d{1,2}:\d\d:\d\d /,
  new RegExp(`^\\d{1,7}:[MCSX] \\d{1,2} ${months} \\d{4} \\d\\d:`),
  /^\d\d-\d\d \d\d:\d\d:\d\d\.\d/,
  /^[DIWEFA], \[\d{4}-\d\d-\d\dT/,
  /^\[ {0,6}\d{1,7}\.\d{6}\] /,
];

/** Lines that begin with a level, a process or a source. */
const labelledLines: readonly RegExp[] = [
  // "WARNING: never run the seed on production" is a rule of somebody's
  /^\s*\[?(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR|FATAL|CRITICAL|NOTICE)\]?(?!: (?:(?:[Nn]ever|[Aa]lways)\b|.{0,200}\b(?:[Ww]e|[Oo]ur|us|[Mm]y)\b))(?:\s*[:|[(-]|\s{2,}|\s+\S+:|\s+\d|\])/,
  new RegExp(`^\\[[\\w./ #-]{1,60}\\] ${levels}\\b`),
  /^(?:SEVERE|PANIC|ALERT|EMERG): \S/,
  // "systemd[1]: …"
  /^[\w.@/-]{1,60}\[\d{1,7}\]: /,
  // .NET
  /^(?:fail|info|warn|dbug|trce|crit): [\w.]{3,120}\[\d{1,6}\]/,
  /^\s*Now listening on: http/,
  // JSON and logfmt
  /^\s*\{"(?:level|time|timestamp|ts|msg|severity)":/,
  /^(?:level|ts|time|at|msg|severity|lvl)=\S.{0,200} [\w.-]{1,40}=/,
  // systemctl status
  /^\s*(?:(?:Loaded|Active): (?:loaded|active|inactive|failed|activating|deactivating|not-found|masked) \(|Active: inactive$|(?:Main PID|Tasks|Process): \d{1,7} (?:\(|Exec))/,
  // events of Kubernetes
  /^\s*(?:\S{1,12}\s{1,8})?(?:Normal|Warning)\s{1,8}[A-Z][A-Za-z]{3,40}\s{1,8}(?:<?\d{1,5}[smhd]\b|[a-z]{2,20}\/\S)/,
  /^\s*(?:\S{1,12}\s{1,8})?(?:Normal|Warning)\s{2,8}[A-Z][A-Za-z]{3,40}\s{2,8}[a-z-]{4,30}\s/,
  // containers of Compose, steps of BuildKit
  /^[\w.-]{1,60}[-_]\d{1,3} {1,30}\| (?!.{0,200} \| )/,
  /^#\d{1,3} (?:\[(?:[\w-]{1,40} {1,3})?(?:internal|auth|\d{1,3}\/\d{1,3})\]|\d{1,5}\.\d{1,3} |DONE \d|CACHED$|ERROR|sha256|extracting|exporting|transferring|resolv)/,
  // Postgres: what is told beside an error, and its client
  /^(?:HINT|DETAIL|CONTEXT|STATEMENT|LOG|QUERY|LOCATION): {2,}\S/,
  /^LINE \d{1,5}: \S/,
  // Redis: its client
  /^\((?:error\) [A-Z]{2,}|integer\) \d|nil\)$)/,
  /^(?:\d{1,3}\.){3}\d{1,3}:\d{2,5}(?:\[\d{1,3}\])?> \S/,
  // workflows of GitHub
  /^\s*##\[\w{1,20}\]|^::(?:error|warning|notice|debug|group|endgroup|add-mask|set-output)\b/,
  // PHP, Rails, functions of AWS
  /^PHP (?:Fatal error|Warning|Notice|Parse error|Deprecated): /,
  /^(?:Started (?:GET|POST|PUT|PATCH|DELETE) "[^"]{1,200}" for |Processing by [\w:]{1,80}#\w|Completed \d{3} .{0,40}\bin \d{1,7}(?:\.\d{1,3})?ms)/,
  /^(?:(?:START|END|REPORT) RequestId: |INIT_START Runtime Version: )/,
  // development servers
  /^\[(?:nodemon|vite|HMR|Fast Refresh|webpack[\w-]{0,20}|wdm|next|tsx|esbuild|rollup|browser-sync)\] /i,
  /^\(node:\d{1,7}\) |^\(Use `node |^Node\.js v\d{1,3}\.\d{1,3}\.\d{1,3}$|^\s*VITE v\d/,
];

export const logLines: readonly RegExp[] = [...stampedLines, ...labelledLines];

/** As much of a line as comes before a log that was pasted behind its colon. */
const maxLeadInCharacters = 80;
/** Times to the second, and something behind them: "Maintenance: 2026-03-02 22:00" is said. */
const toTheSecond = /^.{0,60}?\d{1,2}:\d\d:\d\d.{10}/;
const isStamped = anyOf(stampedLines);

/**
 * The line up to the log that it shows behind a colon ("I get this: 2026/03/02 09:14:51 [error] …"); as it is where it
 * shows none.
 */
export function withoutShownLog(line: string): string {
  const colon = line.slice(0, maxLeadInCharacters).indexOf(': ');
  if (colon < 0) return line;
  const shown = line.slice(colon + 2, colon + 302).trimStart();
  return toTheSecond.test(shown) && isStamped(shown) ? line.slice(0, colon + 1) : line;
}
