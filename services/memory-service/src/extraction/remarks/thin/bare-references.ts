import { auxiliaries, verbForm } from '../../language/lexicon/english-verbs.js';
import { functionWords } from '../../language/lexicon/english-words.js';
import { wordSet } from '../../language/lexicon/word-set.js';

/* What is only pointed to: without a question before it, a bare path or command says nothing of what it names. */

/** "src/index.ts", "404", "https://…": signs and letters without a space. */
const oneToken = /^[!-~]+$/;

/** "[image]", "[Request interrupted by user]": put there by the program one types into. */
const placeholder =
  /^\[(?:image|file|screenshot|attachment|pasted|request|response|message|tool|output|interrupted|truncated|session|conversation|no)\b[^\]]{0,60}\]$/i;

/** "4.2 seconds", "about 40 %": of what, was told elsewhere if at all. */
const bareAmount =
  /^(?:about |around |only |roughly |nearly |almost |exactly |~ ?)?\d[\d.,]* ?(?:%|percent|ms|s|secs?|seconds?|mins?|minutes?|[kmg]b|px|pixels?|lines?|bytes?)[.!…]*$/i;

/** One word, path, address, mark or amount, or a command line. */
export const isReference = (sentence: string): boolean =>
  oneToken.test(sentence) || bareAmount.test(sentence) || placeholder.test(sentence) || isCommandLine(sentence);

const commandNames = wordSet(
  'cd ls ll cat tail grep mkdir rm cp mv chmod export source sudo ssh scp curl wget vim code',
  'npm npx pnpm yarn bun deno node tsc jest pip pip3 python python3 pytest cargo rustc dotnet php composer',
  'bundle rails gradle mvn',
  'apt apt-get brew systemctl journalctl psql mysql redis-cli',
  'git gh docker docker-compose kubectl helm terraform aws gcloud az',
);

/** Commands that are English words, too: "code reviews within a day". */
const wordsToo = /^(?:code|cat|tail|source|export|bundle|rails|node) /;
const signOfCommand = /[-./~$=\d]/;
const setsRule = / (?:everywhere|only|always)[.!]*$/;
const punctuation = /[,;?!]\s|[.!?]$/;
const option = /^--?[a-z]/;
const maxCommandTokens = 12;

/** "git push -f origin main": a command's name, with options or without a word that only sentences have. */
function isCommandLine(sentence: string): boolean {
  if (wordsToo.test(sentence) && !signOfCommand.test(sentence)) return false;
  if (!commandNames.has(sentence.slice(0, Math.max(0, sentence.indexOf(' '))))) return false;
  const tokens = sentence.split(' ');
  if (setsRule.test(sentence) || tokens.length > maxCommandTokens || punctuation.test(sentence)) return false;
  if (tokens.some((token) => option.test(token))) return true;
  return tokens
    .slice(1)
    .every((token) => !functionWords.has(token) && !auxiliaries.has(token) && verbForm(token) !== 'third');
}
