/*
 * What tools print while they install, build, test and deploy, tool by tool. Anchored, of bounded repetition; a word
 * that a person may begin with ("Warning: …", "Plan: …") counts only with what the tool puts behind it.
 */

const packageManagers: readonly RegExp[] = [
  /^\s*(?:npm (?:ERR!|WARN|notice|error|warn)|yarn (?:error|warning)|ERR_PNPM|ELIFECYCLE\b|gyp ERR!|(?:➤ )?YN\d{4}:)/,
  /^\s*\d{1,5} (?:packages? (?:is|are) looking for funding|(?:\w{1,12} severity )?vulnerabilit(?:y|ies) ?(?:\(|$))/,
  /^\s*(?:run `npm (?:fund|audit)|To address (?:all )?issues)/,
  /^\s*(?:Packages: [+-]\d{1,6}(?: -\d{1,6})?$|Progress: resolved \d|Lockfile is up to date, |Already up to date$|Done in \d[\d.]{0,8} ?m?s(?:\.?$| using ))/,
  /^\s*Collecting [\w.[\],-]{1,80}(?:[=<>~!]=\S{1,40})?(?: \(.{0,120}\))?$/,
  /^\s*(?:Installing collected packages: |Requirement already satisfied: |Using cached \S{1,160}\.(?:whl|tar\.gz|zip)\b|Downloading \S{1,160}\.(?:whl|tar\.gz|zip|crate)\b|Successfully installed \S{1,80}-\d)/,
  /^note: This error originates from/,
  // apt and dpkg
  /^\s*(?:Get|Hit|Ign|Err):\d{1,4} (?:https?|file|cdrom|mirror)[:+]/,
  /^\s*Fetched \d[\d.,]{0,12} [kMG]?B in \d/,
  /^\s*\d{1,5} packages? can be (?:upgraded|updated)\. Run /,
  /^\s*\d{1,5} (?:upgraded|updated), \d{1,5} newly installed, /,
  /^\s*(?:Setting up|Unpacking|Selecting previously unselected package|Preparing to unpack|Processing triggers for) [\w.+:/-]{1,120}(?: \([\w.+:~-]{1,60}\)| \.\.\.|\.)/,
  /^\[notice\] (?:A new release of|To update, run:)/,
  /^Run '[^']{1,80}' to see /,
  /^yarn (?:install|run|add|remove|upgrade) v\d|^\[\d{1,3}\/\d{1,3}\] [A-Z].{2,80}\.\.\.$/,
];

/** Progress of a run, and how it ended. */
const testRuns: readonly RegExp[] = [
  /^\S{1,160}\.(?:py|rb|php|exs?)(?:::\S{1,120})? [.FEsSxXPRI]{1,200}\s*(?:\[ {0,3}\d{1,3}%\])?$/,
  /^\s*(?:\[\w{1,8}\] )?Tests run: \d{1,6}, (?:Failures|Errors): \d/,
  /^\s*\d{1,6} examples?, \d{1,6} failures?\b/,
  /^\s*Failure\/Error: \S/,
  /^PHPUnit \d|^Failed asserting that \S|^\w{1,80}::test\w{1,80}$/,
  /^(?:ok|FAIL|\?) {0,4}\t\S{2,160}\t/,
  /^\s{4,}(?:expected|received|got|actual|want|left|right): {0,12}\S/i,
  /^FAIL(?:ED)?(?: \((?:failures|errors)=\d.{0,60}\)|\t\S.{0,120})$/,
];

/** What a transfer says while it goes on, and a path that was measured. */
const transfers: readonly RegExp[] = [
  /^\s*(?:\* )?(?:Trying [\d.:a-f[\]]{3,60}(?:\.\.\.|:\d)|Connected to \S{1,120} \([\d.:a-f]{3,60}\) port \d|Connection #\d{1,4} to host |ALPN[:,] )/,
  /^\s*\d{1,8} packets transmitted, \d/,
  /^\s*(?:rtt|round-trip) min\/avg\/max/,
  /^traceroute to \S{1,120} \(/,
];

const compilers: readonly RegExp[] = [
  /^\s*(?:error|warning) TS\d{2,6}/,
  /^\S{1,160}:\d{1,6}:\d{1,5} - (?:error|warning)\b/,
  /^\s*(?:Compiling|Checking|Downloaded|Fresh|Locking|Adding|Installing|Updating) [\w-]{1,60} v\d{1,5}\.\d{1,5}\.\d{1,5}[\w.+-]{0,40}(?:$| \(| -> )/,
  /^\s*(?:Updating (?:crates\.io|git) |Finished (?:`\w{1,20}` profile|(?:dev|release|test|bench) \[))/,
  // webpack
  /^(?:ERROR|WARNING) in (?:\.{0,2}\/|[\w@-]{1,40}\/|\S{1,160}\.\w{1,5}\b)\S{0,160}(?: \d{1,6}:\d{1,6}(?:-\d{1,6})?)?$|^webpack (?:\d[\d.]{0,10} )?compiled (?:with|successfully)/,
  /^cc1(?:plus|obj)?: (?:all|some|note|warning|error|fatal)\b/,
  /^warning: (?:unused|unreachable|use of deprecated|`|\d{1,4} warnings?\b)/,
  /^\s*= (?:note|help): /,
  /^note: (?:run with `|required by |required because )/,
  /^called `[\w:()]{1,80}` on an? `/,
  /^test (?:[\w:]{2,200} \.\.\. (?:ok|FAILED|ignored)|result: (?:ok|FAILED))/,
  /^[ew]: file:/,
  // Variables of a make file: "CFLAGS = -O2", "OBJS := $(SRC:.c=.o)"
  /^[A-Z][A-Z\d_]{1,40} ?[:?+]?= ?(?:-\w|\$[({])/,
  /^\S{1,160}\.rb:\d{1,6}:in [`']/,
  /^\s*\S{1,160}\.go:\d{1,6}: \S/,
  /^[\w./+-]{1,40}: (?:(?:fatal )?(?:error|warning): |FATAL: |\[(?:emerg|alert|crit|error|warn|notice)\] |cannot (?:find|open|stat|access|execute) |command not found$)/,
];

/** Of LaTeX, a debugger, a training. */
const others: readonly RegExp[] = [
  /^! (?:Undefined control sequence|Missing |Extra |Package \w|LaTeX Error|Emergency stop|Too many |Paragraph ended|File ended|Argument of|Misplaced |Illegal |Runaway |Double \w+script|TeX capacity|Dimension too|Use of \\|You can't use)|^l\.\d{1,6} \\?\S|^(?:LaTeX|Package \w{1,30}|Class \w{1,30})(?: \w{1,20})? (?:Warning|Error|Info): |^(?:Over|Under)full \\[hv]box /,
  /^\(gdb\) |^\(lldb\) |^#\d{1,3} {1,4}(?:0x[0-9a-f]{4,16} in |<signal |\w{1,60} ?\(.{0,200}\) (?:at|from) \S)/,
  /^\[?(?:epoch|step|iter(?:ation)?|batch)[ :=]{1,3}\d{1,7}(?: ?\/ ?\d{1,7})?\]?[ :,|-]{1,3}.{0,80}\b(?:loss|acc(?:uracy)?|lr|eta|ppl)[ :=]{1,3}[\d.]/i,
];

const errors: readonly RegExp[] = [
  // Rust, Elixir, Haskell, R
  /^index out of bounds: the len is \d/,
  /^(?:\*\* )?\((?:\w{1,60}\.){0,4}\w{1,60}Error\) \S/,
  /^\s*\([\w.]{1,40} \d[\d.]{0,12}\) \S{1,160}:\d{1,6}: \S/,
  /^\s*error, called at \S{1,160}:\d{1,6}:\d{1,6} in |^CallStack \(from HasCallStack\)/,
  /^Error in [\w.]{1,60}\(.{0,100}\) : \S|^Execution halted$/,
  /^\s*from \S{1,160}:\d{1,6}:in [`'‘]/,
  /^\s*raise [A-Z]\w{1,60}(?:\(|$)/,
  /^(?:During handling of the above exception, another|The above exception was the direct cause)/,
  /^Unhandled [Ee]xception[.:] /,
  /^\s*at .{1,200}\([^()]{1,160}:\d{1,6}\)$/,
  /^\S{1,80}:\d{1,6} Uncaught /,
  /^Access to \w{1,20} at '(?:https?|file|data|chrome)/,
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S{1,200} .{0,40}net::ERR_/,
  /^Warning: (?:Each child in a list|Cannot update a component|React (?:has|does|version) |validateDOMNesting|Can't perform a React|Function components cannot|The `)/,
  /^(?:FAILED|ERROR|PASSED|SKIPPED|XFAIL) \S{1,160}::\S/,
  /^Error: Error \w{3,20}ing [^:]{1,160}: /,
  /^(?:Error: )?(?:Process completed|Command failed|exited) with (?:exit )?(?:code|status) \d/,
];

const deployments: readonly RegExp[] = [
  /^[\w.-]{3,80}(?:\[[^\]]{1,60}\])?(?:\.[\w-]{1,60}(?:\[[^\]]{1,60}\])?){0,6}: (?:Creating\.\.\.|Creation complete|Refreshing state|Still (?:creating|modifying|destroying)|Modifying\.\.\.|Modifications complete|Destroying\.\.\.|Destruction complete|Reading\.\.\.|Read complete)/,
  /^Plan: (?:\d{1,4} to import, )?\d{1,4} to add, \d{1,4} to change/,
  /^(?:Apply|Destroy) complete! Resources:/,
  /^\s*[│╷╵]/,
  /^Job for \S{1,120} failed because |^See "systemctl status /,
  /^(?:Acquiring|Releasing) state lock\.|^Error: Error (?:acquiring|releasing) the state lock/,
  /^Release "[^"]{1,80}" (?:has been (?:upgraded|installed)|does not exist)|^LAST DEPLOYED: \S|^REVISION: \d{1,6}$/,
  /^Unable to find image '|^[\w.-]{1,80}: Pulling from \S/,
  /^(?:Created|Removed) symlink \S{1,200} ?(?:→|->) ?\S|^Removed "?\/etc\/systemd\//,
  /^\s*(?:[~+-]|[+-]\/[+-]) (?:resource "|data "|[\w"-]{1,60} += )/,
  /^\s*# [\w.[\]"-]{3,120} (?:will|must) be /,
  /^(?:Terraform used the selected providers|Terraform will perform the following|Terraform has been successfully|No changes\. Your infrastructure matches)/,
  /^Initializing (?:the backend|provider plugins|modules)\b/,
  /^(?:- )?(?:(?:Installing|Installed) [\w.-]{1,40}\/[\w.-]{1,40} v\d[\w.+-]{1,40}(?:\.\.\.| \()|Finding [\w./-]{3,80} versions? |Reusing previous version of [\w.-]{1,40}\/)/,
  /^(?:TASK|PLAY|RUNNING HANDLER) (?:\[|RECAP)/,
  /^(?:ok|changed|fatal|skipping|failed|unreachable): \[[\w.-]{1,60}\]/,
  /^(?:Requested labels: \S|The job was not acquired by |Cache (?:not found for|restored from|saved with) (?:input )?keys?: |Run [\w.-]{1,40}\/[\w.-]{1,60}@v?\d[\w.-]{0,40}$)/,
];

const versionControl: readonly RegExp[] = [
  /^hint: \S/,
  /^\s*! \[(?:remote )?rejected\]/,
  /^Auto-merging \S{1,160}$/,
  /^(?:Saved working directory and index state|Dropped refs\/stash|Successfully rebased and updated) /,
  /^\s*(?:remote: )?(?:(?:Enumerating|Counting|Compressing|Receiving|Writing|Unpacking) objects|Resolving deltas|Updating files|Rewriting): {1,4}\d/,
  /^\s*(?:remote: )?(?:Delta compression using up to \d|Total \d{1,9} \(delta \d)/,
  /^\S{1,60}@\S{1,60}: Permission denied \(/,
];

export const buildOutputLines: readonly RegExp[] = [
  ...packageManagers,
  ...compilers,
  ...errors,
  ...deployments,
  ...versionControl,
  ...testRuns,
  ...transfers,
  ...others,
];
