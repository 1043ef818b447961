import { wordSet } from './word-set.js';

/** Roles of the chat protocols and of the tools that log them, each with the role that it means. */
export const roleNames: ReadonlyMap<string, string> = new Map([
  ...['user', 'human', 'customer', 'prompt'].map((name) => [name, 'user'] as const),
  ...['assistant', 'ai', 'bot', 'model', 'agent', 'chatgpt', 'claude', 'gpt', 'copilot', 'gemini'].map(
    (name) => [name, 'assistant'] as const,
  ),
  ...['system', 'developer'].map((name) => [name, 'system'] as const),
  ...[
    'tool',
    'function',
    'tool_result',
    'tool result',
    'tool output',
    'function_result',
    'observation',
    'stdout',
    'stderr',
    'output',
  ].map((name) => [name, 'tool'] as const),
]);

/** Words before a colon that say what kind of note follows, and so are no one's name. */
export const noteLabels = wordSet(
  'note notes decision decisions correction corrections update updates reminder deadline due fix fixed cause',
  'reason root error errors warning warnings todo important rule rules convention conventions',
  'environment env summary question questions answer answers goal goals plan plans status context background',
  'version versions stack owner owners database db server config configuration settings setting',
  'preference preferences fact facts info information example examples issue issues bug bugs problem problems',
  'solution solutions workaround result results conclusion step steps task tasks ticket feature requirement',
  'requirements assumption assumptions constraint constraints option options recommendation recommendations',
  'suggestion suggestions tip tips hint caution attention lesson lessons learned learning takeaway takeaways',
  'background name title subject topic date time location place address email phone url link links file files',
  'path paths branch commit repo repository project team contact ps re fyi btw edit tldr warning remember',
  'memory memories',
  'changes change changelog added removed deprecated security deployment deploy build test tests testing',
  'release host port language languages framework frameworks tool tools input output expected actual actually',
  'observed hypothesis evidence impact severity priority',
  'also first second third finally next then however therefore here what why how when where who yes no ok okay',
  'thanks sorry wait hello hi hey mine ours one two three today tomorrow yesterday monday tuesday wednesday',
  'thursday friday saturday sunday',
  'entscheidung hinweis notiz achtung korrektur grund ursache lösung aufgabe frage antwort décision remarque',
  'correction raison note nota decisión corrección motivo razón decisão razão decisione motivo решение',
  'примечание причина',
);
