import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { splitClauses } from './split-clauses.js';

describe('cut where both sides stand alone', () => {
  test.each<[string, string[]]>([
    ['"valve" is always "Ventil"; "lid" is "Deckel"', ['"valve" is always "Ventil"', '"lid" is "Deckel"']],
    [
      'the API got its v3 the day before yesterday and the day after tomorrow they switch v2 off',
      ['the API got its v3 the day before yesterday', 'the day after tomorrow they switch v2 off'],
    ],
    ['dropped: IE mode, SOAP endpoint', ['dropped: IE mode', 'dropped: SOAP endpoint']],
    ['we live in Tartu and I row on Sundays', ['we live in Tartu', 'I row on Sundays']],
    [
      "I've been vegan since May and Runa is lactose intolerant",
      ["I've been vegan since May", 'Runa is lactose intolerant'],
    ],
    [
      'the pump died on Monday and nobody noticed and the fix now is a spare from the shed',
      ['the pump died on Monday and nobody noticed', 'the fix now is a spare from the shed'],
    ],
    [
      'they need me in Basel three days a week and the flat there is paid by the company',
      ['they need me in Basel three days a week', 'the flat there is paid by the company'],
    ],
    [
      'My parents arrived on Saturday and leave again on the 29th',
      ['My parents arrived on Saturday', 'My parents leave again on the 29th'],
    ],
    ['Mum lands tomorrow and flies back on the 27th', ['Mum lands tomorrow', 'Mum flies back on the 27th']],
    [
      'The contract started on 1 March and ends on 31 May',
      ['The contract started on 1 March', 'The contract ends on 31 May'],
    ],
    ['Zoe had surgery on Monday and goes home on Thursday', ['Zoe had surgery on Monday', 'Zoe goes home on Thursday']],
    [
      'relay chatter went away with the new diode, gerbers are in hw/v4',
      ['relay chatter went away with the new diode', 'gerbers are in hw/v4'],
    ],
    [
      'I sell tiles at a depot, two sons (4 and 1), I play darts in a league',
      ['I sell tiles at a depot', 'two sons (4 and 1)', 'I play darts in a league'],
    ],
    [
      'I like serif fonts in print, and no ligatures anywhere please',
      ['I like serif fonts in print', 'no ligatures anywhere please'],
    ],
    [
      'the fonts folder has no owner and ask brand (Ulla) before changing logos',
      ['the fonts folder has no owner', 'ask brand (Ulla) before changing logos'],
    ],
    [
      'the tenant is in a rush, wants keys by May, and pays double for storage',
      ['the tenant is in a rush', 'the tenant wants keys by May', 'the tenant pays double for storage'],
    ],
    [
      'the match on the 9th is off :( Ruta broke her thumb on the ice',
      ['the match on the 9th is off', 'Ruta broke her thumb on the ice'],
    ],
    [
      'the kiosk closes at six… the museum stays open until nine',
      ['the kiosk closes at six', 'the museum stays open until nine'],
    ],
    [
      'The lease runs until 2029, though we may sublet the loft',
      ['The lease runs until 2029', 'we may sublet the loft'],
    ],
    [
      'uploads are scanned by ClamAV, and for captchas we settled on Altcha',
      ['uploads are scanned by ClamAV', 'for captchas we settled on Altcha'],
    ],
    [
      'a justfile replaces the scripts, and production no longer loads the toolbar',
      ['a justfile replaces the scripts', 'production no longer loads the toolbar'],
    ],
    [
      "the registry moved to port 8091 and Ben's migration gets merged tomorrow",
      ['the registry moved to port 8091', "Ben's migration gets merged tomorrow"],
    ],
    ['The kiosk needs iOS 17, on Android `minSdk` is 28', ['The kiosk needs iOS 17', 'on Android `minSdk` is 28']],
    [
      "We rent from Hetzner because it's cheap, the racks are in Falkenstein",
      ["We rent from Hetzner because it's cheap", 'the racks are in Falkenstein'],
    ],
    [
      "I don't want banners, I prefer small notes with one line each",
      ["I don't want banners", 'I prefer small notes with one line each'],
    ],
    [
      '`pnpm build` – it takes 4 minutes, and it needs 8 GB',
      ['`pnpm build` – it takes 4 minutes', '`pnpm build` – it needs 8 GB'],
    ],
    ['`jobs/` – Temporal workers, no I/O there', ['`jobs/` – Temporal workers', '`jobs/` – no I/O there']],
    ['The valve broke on Monday, I fixed it on Friday', ['The valve broke on Monday', 'I fixed it on Friday']],
    [
      'Mum retired last year, and two weeks ago she flew to Oslo',
      ['Mum retired last year', 'two weeks ago she flew to Oslo'],
    ],
    ['My nephew built our site and I only know basic HTML', ['My nephew built our site', 'I only know basic HTML']],
    ['our cleaner is new and the basement flooded again', ['our cleaner is new', 'the basement flooded again']],
    ['Tags are signed, and nobody force-pushes to trunk', ['Tags are signed', 'nobody force-pushes to trunk']],
    [
      "I'm a piano tuner without kids, but I do have a grumpy parrot",
      ["I'm a piano tuner without kids", 'I do have a grumpy parrot'],
    ],
    [
      'We trained the small model in May, it beat the baseline by 2.1 points',
      ['We trained the small model in May', 'it beat the baseline by 2.1 points'],
    ],
    [
      'I work as a nurse, I have a dog called Rex and I moved to Lisbon',
      ['I work as a nurse', 'I have a dog called Rex', 'I moved to Lisbon'],
    ],
    [
      'We deploy on Fridays; Tom owns the release and Redis caches the sessions.',
      ['We deploy on Fridays', 'Tom owns the release', 'Redis caches the sessions.'],
    ],
    [
      'The web app is in Vue, the API is in Go, and releases go through CI.',
      ['The web app is in Vue', 'the API is in Go', 'releases go through CI.'],
    ],
    [
      'Yesterday I wrote the parser and tomorrow I will test it on Linux.',
      ['Yesterday I wrote the parser', 'tomorrow I will test it on Linux.'],
    ],
    ['We keep tabs in Go, but the frontend uses spaces.', ['We keep tabs in Go', 'the frontend uses spaces.']],
    ['Staging runs on 3000, production on 8080.', ['Staging runs on 3000', 'production runs on 8080.']],
    [
      'The config lives in config/app.toml and secrets in config/secrets.toml.',
      ['The config lives in config/app.toml', 'secrets live in config/secrets.toml.'],
    ],
    [
      'Ich arbeite in Kiel, meine Frau ist Ärztin und wir haben zwei Kinder.',
      ['Ich arbeite in Kiel', 'meine Frau ist Ärztin', 'wir haben zwei Kinder.'],
    ],
    ['Je vis à Lyon et je travaille à Paris.', ['Je vis à Lyon', 'je travaille à Paris.']],
    ['我是护士，我有一只狗', ['我是护士', '我有一只狗']],
    ['Uso Vim y mi compañera usa Emacs.', ['Uso Vim', 'mi compañera usa Emacs.']],
    ['I run every morning plus I swim on Sundays', ['I run every morning', 'I swim on Sundays']],
    ["I like concise answers and I don't want emojis.", ['I like concise answers', "I don't want emojis."]],
    [
      '`make dev` starts everything, `make clean` wipes the database.',
      ['`make dev` starts everything', '`make clean` wipes the database.'],
    ],
    ['Feature requests land in Jira, bugs in Linear.', ['Feature requests land in Jira', 'bugs land in Linear.']],
    [
      'The pilot started on Tuesday, the rollout begins in May.',
      ['The pilot started on Tuesday', 'the rollout begins in May.'],
    ],
    [
      'The certificate expires tomorrow, the domain in two months.',
      ['The certificate expires tomorrow', 'the domain expires in two months.'],
    ],
    ['Maren joined in 2022, Lukas in 2023.', ['Maren joined in 2022', 'Lukas joined in 2023.']],
    [
      "let's move the demo to 20 April, Sven is away until May",
      ["let's move the demo to 20 April", 'Sven is away until May'],
    ],
    [
      'PRs are reviewed within a day, hotfixes skip review.',
      ['PRs are reviewed within a day', 'hotfixes skip review.'],
    ],
    [
      'I have two sons, Emil and Anton, and I teach chemistry.',
      ['I have two sons, Emil and Anton', 'I teach chemistry.'],
    ],
    [
      'Logs older than 14 days are deleted, audit events are kept forever.',
      ['Logs older than 14 days are deleted', 'audit events are kept forever.'],
    ],
    ['We build with Bazel and test with Buck.', ['We build with Bazel', 'We test with Buck.']],
    ['I was born in Kumasi, grew up in Leeds.', ['I was born in Kumasi', 'I grew up in Leeds.']],
    [
      'The bot answers in Slack, and Priya curates the articles.',
      ['The bot answers in Slack', 'Priya curates the articles.'],
    ],
    ['Payments: Rosa, Search: Emil', ['Payments: Rosa', 'Search: Emil']],
    ['Owners: search - Birgit, auth - Kofi', ['Owners: search - Birgit', 'Owners: auth - Kofi']],
    ['Pinned versions: Terraform 1.9.2, Helm 3.15', ['Pinned versions: Terraform 1.9.2', 'Pinned versions: Helm 3.15']],
    ['Das Team sitzt in Graz, Code-Reviews macht Petra.', ['Das Team sitzt in Graz', 'Code-Reviews macht Petra.']],
    ["Le projet utilise Vue 3, l'API est en FastAPI.", ['Le projet utilise Vue 3', "l'API est en FastAPI."]],
    ['Мы храним логи в Loki, метрики собирает Prometheus.', ['Мы храним логи в Loki', 'метрики собирает Prometheus.']],
    [
      'Deploys go through Argo CD, logs go to Loki, and metrics land in Mimir.',
      ['Deploys go through Argo CD', 'logs go to Loki', 'metrics land in Mimir.'],
    ],
    [
      'The office is in Bergen but I work from home on Mondays',
      ['The office is in Bergen', 'I work from home on Mondays'],
    ],
    ['Ana wrote the solver, but she left in May 2023', ['Ana wrote the solver', 'she left in May 2023']],
    ['We develop on macOS but production runs Debian 12.', ['We develop on macOS', 'production runs Debian 12.']],
    ['Never commit to main, always open a PR.', ['Never commit to main', 'always open a PR.']],
    ['Staging is on Hetzner while production is on AWS', ['Staging is on Hetzner', 'production is on AWS']],
    ['I use Vim – my colleague uses Emacs', ['I use Vim', 'my colleague uses Emacs']],
    [
      'We split by feature: Ann takes search, Bo takes the editor',
      ['We split by feature:', 'Ann takes search', 'Bo takes the editor'],
    ],
    [
      'Node is pinned to 20.19, TypeScript to 7.0 and pnpm to 12.21',
      ['Node is pinned to 20.19', 'TypeScript is pinned to 7.0', 'pnpm is pinned to 12.21'],
    ],
    [
      "You'll find the schema in `a.sql` and the seeds in `b.ts`",
      ["You'll find the schema in `a.sql`", "You'll find the seeds in `b.ts`"],
    ],
    ['Search belongs to Kim, Lou has billing', ['Search belongs to Kim', 'Lou has billing']],
    ['Max is 7, Emma 4', ['Max is 7', 'Emma is 4']],
    ['backend in Go, frontend in Svelte', ['backend in Go', 'frontend in Svelte']],
    ['To test use `a b`, and to deploy use `c d`', ['To test use `a b`', 'to deploy use `c d`']],
    [
      'API keys rotate every 90 days, sessions expire after a week',
      ['API keys rotate every 90 days', 'sessions expire after a week'],
    ],
    ['Das Backend ist in Kotlin, das Frontend in Vue', ['Das Backend ist in Kotlin', 'das Frontend ist in Vue']],
    ['I play the cello, I paint', ['I play the cello', 'I paint']],
    [
      'Jule does animations, Teo music, Ada the website.',
      ['Jule does animations', 'Teo does music', 'Ada does the website.'],
    ],
    [
      'The customer id is a UUID, the order id an integer and the invoice id a string',
      ['The customer id is a UUID', 'the order id is an integer', 'the invoice id is a string'],
    ],
    ['My visa runs out in June, and my passport in May', ['My visa runs out in June', 'my passport runs out in May']],
    ['Node is at 22.4, Python at 3.12 and Go at 1.23', ['Node is at 22.4', 'Python is at 3.12', 'Go is at 1.23']],
    [
      'Use Vitest for units and Playwright for end-to-end tests',
      ['Use Vitest for units', 'Use Playwright for end-to-end tests'],
    ],
    [
      'I have a daughter who plays handball and a son who only plays chess',
      ['I have a daughter who plays handball', 'I have a son who only plays chess'],
    ],
    ['My sister Ana, who lives in Porto, is a vet', ['My sister Ana is a vet', 'My sister Ana lives in Porto']],
    [
      'I share an office with Tomasz, who runs the security team',
      ['I share an office with Tomasz', 'Tomasz runs the security team'],
    ],
    [
      'Owners: billing is Sanna’s, search belongs to Igor, and nobody owns the mailer',
      ['Owners: billing is Sanna’s', 'Owners: search belongs to Igor', 'Owners: nobody owns the mailer'],
    ],
    [
      'Meet the team: Ines (data), Karl (infra) and Yuki (mobile)',
      ['Meet the team: Ines (data)', 'Meet the team: Karl (infra)', 'Meet the team: Yuki (mobile)'],
    ],
    ['My knee is better, and Theo and I are engaged', ['My knee is better', 'Theo and I are engaged']],
    ['Emails go via Postmark, whereas texts go via Twilio', ['Emails go via Postmark', 'texts go via Twilio']],
    ['The website is in Dutch, but the app is in English', ['The website is in Dutch', 'the app is in English']],
    ['I breed axolotls and my sister collects typewriters', ['I breed axolotls', 'my sister collects typewriters']],
    ['Soy profesora, vivo en Bilbao y tengo un perro', ['Soy profesora', 'vivo en Bilbao', 'tengo un perro']],
    ['Abito a Genova e mio fratello lavora in porto', ['Abito a Genova', 'mio fratello lavora in porto']],
  ])('%s', (sentence, clauses) => {
    expect(splitClauses(sentence)).toEqual(clauses);
  });
});

describe('a shared subject is carried over', () => {
  test.each<[string, string[]]>([
    ['I moved to Lisbon and bought a flat', ['I moved to Lisbon', 'I bought a flat']],
    ["I've sold the car and bought a bike", ["I've sold the car", "I've bought a bike"]],
    ['We will use pnpm and drop the old scripts', ['We will use pnpm', 'We will drop the old scripts']],
    ['I want to move to Lisbon and buy a flat', ['I want to move to Lisbon', 'I want to buy a flat']],
    ['Last week I fixed the login and deployed v2.1', ['Last week I fixed the login', 'Last week I deployed v2.1']],
    ['Anna lives in Porto and works at a clinic', ['Anna lives in Porto', 'Anna works at a clinic']],
    [
      'We log to Loki, trace with Tempo, and alert through Grafana',
      ['We log to Loki', 'We trace with Tempo', 'We alert through Grafana'],
    ],
    [
      'I studied in Graz, then worked at a bank, and now run a studio',
      ['I studied in Graz', 'I then worked at a bank', 'I now run a studio'],
    ],
    ["I review in the morning and don't take meetings", ['I review in the morning', "I don't take meetings"]],
    ['Ich habe einen Hund und wohne in Kiel', ['Ich habe einen Hund', 'Ich wohne in Kiel']],
    ['Mein Sohn ist sieben und spielt Trompete', ['Mein Sohn ist sieben', 'Mein Sohn spielt Trompete']],
    ['Mon frère a deux chats et déteste les chiens', ['Mon frère a deux chats', 'Mon frère déteste les chiens']],
    [
      'The nightly export is written in Rust and takes 40 minutes',
      ['The nightly export is written in Rust', 'The nightly export takes 40 minutes'],
    ],
    [
      'Tokens are signed with Ed25519 and refreshed every hour',
      ['Tokens are signed with Ed25519', 'Tokens are refreshed every hour'],
    ],
    [
      'The gateway terminates TLS, strips cookies and adds the tenant header',
      ['The gateway terminates TLS', 'The gateway strips cookies', 'The gateway adds the tenant header'],
    ],
    [
      'I was born in Accra, raised in Rotterdam and now live in Montreal',
      ['I was born in Accra', 'I was raised in Rotterdam', 'I now live in Montreal'],
    ],
  ])('%s', (sentence, clauses) => {
    expect(splitClauses(sentence)).toEqual(clauses);
  });
});

describe('kept whole', () => {
  test.each([
    'he quoted "stop; go" and left',
    'lucia: cutover runbook, oncall rota',
    'marek: invoices, dunning letters and payroll',
    'I like plums but I prefer pears',
    'I fly out tomorrow, back on the 27th',
    'We argued about pay and leave on Monday',
    'We looked at Bazel and hated the docs',
    'The insurer wants a deposit and nobody will pay that again',
    'we have test (staging) and live (production)',
    "the recital got moved, was on the 4th, now it's the 11th",
    "the recital got postponed, was gonna be on the 4th but the hall is closed so now it's the 11th",
    "I can't do Thursday, dentist at nine",
    'Je peux pas lundi, livraison du frigo à 9h',
    'my parents and I are moving to Tartu',
    'I like my tea with no sugar, and no milk in it ever',
    'I like apples and pears',
    'I washed and dried the dishes',
    "I'm tired and excited about it",
    'We use test and deploy scripts',
    'We chose Postgres because it is fast and we know it',
    'If the build fails, we stop and we roll back',
    'I like it, but it is slow',
    'Ana wrote it, but she left it in May',
    'Kafka was tempting but we chose NATS in 2024',
    'I live in Bonn but I work in Kiel on Mondays',
    'We tried Kafka and rejected it',
    'The limit is a burst of 30 and 10 requests a second',
    'There is no cluster in the US and there will never be one',
    'It works on my machine, you know',
    'The cache ("fast, and it is small") helps',
    'We run `a; b and c is d` at night',
    'He said that tests are slow and flaky',
    'J’aime mon frère et ma sœur',
    'I listen to music while I work',
    'We dropped Nx – the cache was never right',
    'There is one rule: tests must pass',
    'I set my wake-up and sleep times to 7 AM and 9 PM',
    'build x86_64 and aarch64 musl binaries for the NAS',
    'I bake, decorate and deliver wedding cakes',
    'Sales uses and marketing pays for HubSpot',
    "I can't wait till Toby and I bond better",
    'I use it to speak up and push for acceptance',
    'The sky was clear and filled with stars',
    'Nature has a way of calming and reviving the soul',
    'I want to practise with coin tosses and dice rolls to learn probability',
    'The library that parses the files is fast',
    'I was born in Accra, which surprises people',
    'We chose Postgres, can you help me set it up and test it',
  ])('%s', (sentence) => {
    expect(splitClauses(sentence)).toEqual([sentence]);
  });
});

test('requests are two facts, and encouragement between people is one', () => {
  const sentence = 'Use pnpm for everything, and commit the lockfile';
  expect(splitClauses(sentence)).toEqual(['Use pnpm for everything', 'commit the lockfile']);
  expect(splitClauses(sentence, 'person')).toEqual([sentence]);
});

test('every word of the sentence stands in a clause, but for conjunctions', () => {
  const word = fc.constantFrom(
    'I',
    'we',
    'moved',
    'like',
    'and',
    ',',
    'but',
    'is',
    'the',
    'dog',
    'Anna',
    'because',
    'to',
    'Lisbon',
    '; ',
    'bought',
    '`x.ts`',
    '(',
    ')',
    'und',
    'ich',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (words) => {
      const clauses = splitClauses(words.join(' ')).join(' ');
      return words.every((found) => /^(?:and|but|und|[,; ()]+)$/.test(found) || clauses.includes(found));
    }),
  );
});

test('a list under "it" stays with it: each part would still have to tell what "it" is', () => {
  const sentence = "it's a turborepo with two apps: web (next 15) and docs (astro)";
  expect(splitClauses(sentence)).toEqual([sentence]);
  expect(splitClauses('the repo has two apps: web (next 15) and docs (astro)')).toHaveLength(2);
});
