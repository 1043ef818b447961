import { verbForm } from '../../language/lexicon/english-verbs.js';
import { wordSet } from '../../language/lexicon/word-set.js';
import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/*
 * "Logging is pino, testing is jest", "test runner: vitest", "debug port: 9229": what a project uses for what, with the
 * verb or the mark of a report of now ("testing is slow", "build: failed"). A word of how things stand tells those.
 */

const maxCharacters = 200;

const tasks = oneOf(
  'formatting|linting|type[- ]?checking|logging|testing|e2e(?: testing)?|unit testing|routing|bundling|styling|theming|templating|caching|queu?eing|packaging',
  'hosting|monitoring|tracing|alerting|profiling|mocking|scheduling|charting|mapping|state management|validation|authentication|auth|search|storage|deployment|billing|messaging|mailing|versioning|documentation|translations?|migrations?|orchestration',
);
const name = "[\\p{L}\\d@][\\p{L}\\d@./+#'’-]*(?: [\\p{L}\\d@./+#-]+)?";
const usesFor = `(?:our |the |and )?(${tasks}) is (?:done (?:with|by) |handled by |still |now )?(${name})`;
/** "Formatting is prettier, linting is eslint and type checking is tsc." */
const tasksAndTools = caselessUnicode`^${usesFor}(?:(?:, and |, | and )${usesFor}){0,4}[.!]*$`;
const oneTask = new RegExp(usesFor, 'giu');

/** How something stands, or what one thinks of it. */
const standing = wordSet(
  'slow fast hard easy tricky off on broken flaky red green down up ready wrong right fine ok okay good bad great awful',
  'important painful boring fun missing new old different key noisy verbose weird messy manual automatic next last',
  'optional required mandatory pending incomplete incorrect impossible possible expensive cheap overkill gone cool nice',
  'not a an the my our your in at to for too very so really hell part work wip todo tbd none nothing failed failing',
  'empty full taken free busy open closed locked merged freezes hangs crashes fails works unused',
  'passed passing running done clean crashed stuck live over ongoing out dead unstable stable critical useless enough',
  'yes no true false success successful error errors ok cancelled canceled skipped queued unknown n/a same this that it',
  'always never just also only already completely totally pretty quite far still unclear complete crap trash bliss why how what',
);
const isTool = (value: string): boolean => {
  const [first = ''] = value.toLowerCase().split(' ');
  return !standing.has(first) && !/(?:ed|ing|ly)$/.test(first) && verbForm(first) !== 'past' && first.length > 1;
};

const tellsTasksAndTools = (sentence: string): boolean =>
  tasksAndTools.test(sentence) && [...sentence.matchAll(oneTask)].every(([, , tool = '']) => isTool(tool));

const qualifier = oneOf(
  'test|tests|unit|e2e|build|dev|development|debug|default|main|base|release|staging|prod|production|local|api|app|web|ci|deploy|start|lint|format|db|database|admin|metrics|health|code|css',
);
const parts = oneOf(
  'runner|command|cmd|script|tool|framework|port|branch|db|database|schema|package manager|linter|formatter|bundler|compiler|runtime|orm|registry|image|entry ?point|log level|time ?zone|locale|shell|editor|prefix|suffix|bucket|queue|topic|namespace|region|user|path|folder|dir(?:ectory)?|config(?: file)?|lockfile|line (?:length|width)|indent(?:ation)?',
);
/** "test runner: vitest", "branch: develop", "test db: heron_test on port 5433" */
const labelled = caselessUnicode`^(?:(?:our|the|my) )?(?:${qualifier} )?${parts}: (\x60[^\x60]{2,80}\x60|[\p{L}\d@./_-][\p{L}\d@./_:+#=*-]*)(?: [\p{L}\d@./_:+#=*'’-]+){0,5}[.!]*$`;

const stages = oneOf(
  'lint|linting|tests?|testing|unit tests?|e2e|build|deploy|format|start|dev|typecheck|type check|release|publish|migrate|seed|bundle|docs|bench|coverage',
);
const programs = oneOf(
  'npm|npx|pnpm|yarn|bunx?|node|deno|make|just|task|cargo|go|gradle|\\.\\/[\\w./-]+|mvn|sbt|bazel|nx|turbo|docker|docker-compose|kubectl|helm|terraform|python3?|pip|poetry|uv|pytest|tox|nox|ruby|rake|bundle|rails|php|composer|dotnet|mix|swift|bash|sh|tsc|vite|jest|vitest|eslint|biome|ruff|cmake|ninja|fly|gh|git|ansible-playbook',
);
/** "deploy: `./scripts/deploy.sh prod`", "build: make all" */
const command = caselessUnicode`^${stages}: (?:\x60[^\x60]{2,120}\x60|${programs} [^\s?,;][^?,;]{0,80})[.!]*$`;
/** "lint: eslint"; but "lint: clean". */
const byOneTool = caselessUnicode`^${stages}: ([\p{L}@][\p{L}\d@./+#-]*)$`;
/** What is done in a commit: "test: add a case". */
const ofCommit = wordSet('add fix update remove bump drop use move rename make refactor run rerun');

function tellsLabelled(sentence: string): boolean {
  const value = labelled.exec(sentence)?.[1] ?? byOneTool.exec(sentence)?.[1] ?? '';
  return (
    (value !== '' && !ofCommit.has(value.toLowerCase()) && (/^[\d\x60]/.test(value) || isTool(value))) ||
    command.test(sentence)
  );
}

/** Whether a user tells which tool, command, port or branch is used for what, in few words. */
export const tellsChosenTool = (sentence: string): boolean =>
  sentence.length <= maxCharacters && (tellsTasksAndTools(sentence) || tellsLabelled(sentence));
