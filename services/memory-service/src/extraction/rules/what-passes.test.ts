import { describe, expect, test } from '@jest/globals';
import { extractFacts } from './extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('what does not last', () => {
  test.each([
    "user: now I'm having second thoughts",
    'user: we are getting cold feet again',
    'user: yeah that one has the new tax service client',
    'user: the other one uses an older driver',
    'assistant: image: registry.internal/checkout:2025.11.14-3',
    'user: sum up what we settled',
    'user: was thinking of the old one',
    'user: well, used to.',
    'Mira: heads up for everyone on payments',
    'user: much appreciated!',
    "user: perfect, that's exactly what I needed",
    'user: no rush, take your time',
    'user: see you on Monday',
    'user: Danke, das hat geklappt!',
    'user: 谢谢你的帮助！',
    'user: ありがとうございます！',
    'user: 👍',
    'user: ¡Muchas gracias, eso era todo!',
    'user: Super, jetzt geht es.',
    'user: bin gleich wieder da',
    'Lotte: goed bezig, Piet!',
    'Lotte: ogenblikje',
    'user: whatever you think is best',
    'user: Great catch, I would never have spotted that.',
    'user: sorry, hit enter too early',
    'assistant: Shout if anything else comes up.',
  ])('chatter: %s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });

  test.each([
    'user: how does the parser handle nested comments',
    'user: Could you explain how closures work in JavaScript?',
    'user: which of the two is faster and why?',
    "user: this should be faster with a cache, shouldn't it?",
    'user: Können Sie den Test reparieren?',
    'user: 你能帮我吗？',
    'user: I wonder whether we even need the second index',
    'user: which one is faster, a map or a plain object',
    'user: how many bytes are in a UUID',
  ])('question: %s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });

  test.each([
    "assistant: Opening src/a.ts to see what's there",
    'assistant: Compiling… 80%',
    'assistant: Signed in as the auditor, the invoice page opens.',
    "assistant: I'd bet on one of two causes: a stale `target` folder or the new linker.",
    'assistant: The tests are still running.',
    'assistant: Committed as 3f2a9c1',
    'assistant: First I need to read the config',
    'assistant: 12 of 40 files processed',
    'user: same error again',
    'user: works on my machine',
    'assistant: The build is running in the background.',
    'assistant: Two files left to convert.',
    'assistant: Ich führe jetzt die Tests aus.',
    'assistant: 正在运行测试……',
    'user: ok trying that now',
    'assistant: CI is green, merging.',
    'user: great, all tests pass, thanks!',
    "assistant: I've pushed the changes. Let me know if CI complains.",
    'assistant: The file has been updated successfully.',
    'assistant: Two of the twelve tests fail.',
    "assistant: Here's what I'll do:\n1. Read the config\n2. Update the parser",
    'user: it says permission denied',
    "user: that's not what I asked",
    'user: Das klappt immer noch nicht',
    'user: sigue sin funcionar',
    'user: まだ動きません',
    'user: the form still submits twice',
    'user: cleared the cache, still the same',
    'user: looks like it is stuck again',
    'user: the name is a bit long',
    'user: you removed too much',
    'assistant: I have applied the change to all four files and re-run the checks; everything passes.',
    'assistant: To summarize what I will do: extract the helper, replace the usages, and run the tests.',
    'assistant: Which of the two do you prefer?\n1. Keep the endpoint\n2. Add a second one',
  ])('status: %s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });

  test.each([
    'user: Please rename foo to bar in all files.',
    'user: run it again with --verbose',
    'user: Write a unit test for parseDate',
    'user: shorten that paragraph a bit',
    'user: put the button on the left',
    'user: I need a regex that matches email addresses',
    "user: don't change anything yet",
    'user: cambia el color a rojo',
    'user: もう一度試して',
    "user: let's see what the profiler says",
    "user: let's fix the failing test first",
    "user: let's remove that console.log",
    'user: we should check the logs',
    'user: you can delete it',
    'user: I need you to dig through the logs',
    'user: use this one instead',
    'user: kannst du bitte die Logs ansehen',
    'user: Translate the following text to French:\n\nThe cat sat on the mat.',
  ])('a task for now: %s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });

  test.each([
    'assistant: Would you like me to write tests for this as well?',
    'assistant: Let me know if you need anything else!',
    'assistant: As you told me earlier, you use pnpm.',
    'assistant: Understood: you prefer tabs over spaces.',
    'user: Context from previous sessions:\n- deploys with Fly.io',
    'user: zsh: command not found: pnpm',
    'user: NAME       READY   STATUS\napi-7d9f   1/1     Running',
    "assistant: Here's the updated code:\n```js\nfoo()\n```",
    'user: You are a senior Rust engineer. Answer in bullet points. Be concise.',
    'assistant: What I remember about you:\n- You use pnpm\n- You live in Lisbon',
    'user: [Memory context]\nThe user works at a bakery.\n[/Memory context]',
    'user: [1] likes tea (0.91)\n[2] lives in Oslo (0.84)',
    'user: ## User profile\n- Editor: Emacs',
    'user: $ kubectl get pods\nledger-6c9f 0/1 CrashLoopBackOff',
    'user: git push origin main',
    'user: src/components/Button.tsx',
  ])('offers, echoes and prompts: %s', (message) => {
    expect(textsOf(message)).toEqual([]);
  });
});

describe('explanations of an agent', () => {
  test('of what any manual says are left', () => {
    const query = '1. `count(*)` counts the rows.\n2. `group by 1` refers to the first column.';
    expect(textsOf(`assistant: A few explanations:\n${query}`)).toEqual([]);
    expect(textsOf(`assistant: Here's how grouping works:\n${query}`)).toEqual([]);
  });

  test('of our own things are not', () => {
    const said = 'assistant: How the importer works:\n- our importer reads CSV only\n- it runs at 3 in our cluster';
    expect(textsOf(said)).toHaveLength(2);
  });
});

describe('tips of an agent', () => {
  test('are of nobody', () => {
    expect(textsOf('assistant: Tips for better coffee:\n- Grind just before brewing\n- Keep the beans dry')).toEqual(
      [],
    );
  });
  test.each(['Use `hyperfine` for the timing', 'Keep our beans in the left cupboard'])(
    'but where it says: %s',
    (tip) => {
      expect(textsOf(`assistant: Tips for the lab:\n- ${tip}\n- Keep it dry`)).toEqual([expect.stringContaining(tip)]);
    },
  );
});

test.each([
  'user: password [secret:password].',
  'user: the pin is [secret:pin]',
  'assistant: [calls shell: ls -la src/]',
])('that there is a secret, or a call of a tool, tells nothing: %s', (message) => {
  expect(textsOf(message)).toEqual([]);
});

test('what a secret opens is told', () => {
  expect(textsOf('user: the wifi password of the Ghent office is [secret:password]')).toHaveLength(1);
});

test.each([
  'user: ERROR in ./src/App.tsx 14:22',
  'user: WARNING in ./src/index.js 3:10-14',
  'user: int main(void) { FILE *f = fopen("a.txt", "r"); return f == NULL; }',
  'user: public class Main { public static void main(String[] args) { System.out.println("hi"); } }',
  'user: You told me earlier: "I\'m left-handed"',
  'assistant: From memory: I live in Lisbon; We use pnpm; The API listens on port 8080.',
  'assistant: Based on the memories I found: the API listens on 8080, and Anna owns billing.',
  'assistant: According to my stored memories: we deploy on Tuesdays and Ines owns search.',
  'assistant: Renamed `UserDTO` to `UserView`\nUpdated 4 imports\nAll tests pass',
])('what was pasted, recited or is an edit of the code: %j', (message) => {
  expect(textsOf(message)).toEqual([]);
});

test.each([
  'user: We log ERROR in ./logs/app.log and rotate it daily.',
  "user: from memory: the router's admin page is at 192.168.1.1",
  "user: I told you earlier: I'm left-handed",
  'user: My doctor told me earlier: no gluten.',
  "assistant: I've renamed the table to customers.",
])('what only looks like it stays: %s', (message) => {
  expect(textsOf(message)).not.toEqual([]);
});

test('a heading that names nothing stands before no sentence', () => {
  expect(
    textsOf(
      'assistant: ## What happens\nThe job starts at 01:00.\n\nI changed the start time to 02:00 so both can run.',
    ),
  ).toContain('I changed the start time to 02:00 so both can run.');
});
