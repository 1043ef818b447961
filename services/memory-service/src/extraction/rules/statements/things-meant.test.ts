import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('what "it" is', () => {
  test.each([
    ['user: the lathe runs firmware 3.2. Its address is forty.', "The lathe's address is forty."],
    [
      'user: The inspection was last week and we passed, and the next one is in May 2027',
      'the next inspection is in May 2027',
    ],
    ["user: We closed on the flat on Monday. It's a 1930s walk-up in Ghent.", 'The flat is a 1930s walk-up in Ghent.'],
    [
      "user: I own the ingest rewrite from now on. It's tracked as DATA-88.",
      'The ingest rewrite is tracked as DATA-88.',
    ],
    [
      'user: The gateway is a Pi 3 on Buster, which we cannot reimage because of its dongle. It reports over MQTT to b.example.',
      'The gateway reports over MQTT to b.example.',
    ],
    [
      "user: and generated clients go to packages/gen, they're listed in gitignore",
      'generated clients are listed in gitignore',
    ],
    [
      'user: our desk is an old one with 24 channels, and it reads only text files with tabs',
      'our desk reads only text files with tabs',
    ],
    [
      "user: watchdog is 2.5 s since the field failure in Malmö, and it's fed only from the supervisor thread",
      'watchdog is fed only from the supervisor thread',
    ],
    ['user: we replaced the plotter in May. its ink is in room 12', "the plotter's ink is in room 12"],
    [
      'user: we retrained the ranking model last week. its shards live on the nvme boxes',
      "the ranking model's shards live on the nvme boxes",
    ],
    ['Nadia: repotted the ficus on sunday 🌿 it wants water every 9 days', 'the ficus wants water every 9 days'],
    ['user: the print server is a NUC called `maple`, it runs Debian 12', 'the print server runs Debian 12'],
    ["user: The crash came from a nil `session` in split view. It's fixed in v2.3", 'The crash is fixed in v2.3'],
    [
      'user: we got the keys to the barn on Monday it’s on Lindenweg number four',
      'the barn is on Lindenweg number four',
    ],
    ["user: I adopted a dog called Rex. It's a beagle from Leeds.", 'The dog Rex is a beagle from Leeds.'],
    ["user: We use Unleash for flags. It's hosted on the k3s box.", 'Unleash is hosted on the k3s box.'],
    [
      "user: The staging cache is redis://cache-2.internal:6379. It's on Valkey 8.",
      'The staging cache is on Valkey 8.',
    ],
    ["user: We bought a boat after all. It's a used dinghy from Hull.", 'The boat is a used dinghy from Hull.'],
    ["user: We adopted a cat before the summer. It's called Miso.", 'The cat is called Miso.'],
    ['user: my parents are visiting from Thessaloniki. They only eat fish.', 'My parents only eat fish.'],
    ["user: We have two cats. They're called Miso and Nori.", 'The cats are called Miso and Nori.'],
    [
      'user: The billing service runs on Java 21. Its database is Oracle 19c.',
      "The billing service's database is Oracle 19c.",
    ],
    [
      'user: The rate limiter is in Redis. It allows 100 requests a minute.',
      'The rate limiter allows 100 requests a minute.',
    ],
    [
      'user: The old API is at api.example.com/v1. It gets switched off for v2.',
      'The old API gets switched off for v2.',
    ],
    [
      'user: The signing key was rotated because a contractor had copied it. It now lives in Vault under jwt-signing.',
      'The signing key now lives in Vault under jwt-signing.',
    ],
    [
      'user: We shipped 2.14.0 to TestFlight. We pulled it again because of iOS 17.',
      'We pulled 2.14.0 again because of iOS 17.',
    ],
    ["user: remote cache is at bazel-cache.int. It's read-only from `ci-7`.", 'Remote cache is read-only from `ci-7`.'],
    [
      'user: Our main customer is Helvetia Logistics. Their contract ends with the pilot.',
      "Our main customer's contract ends with the pilot.",
    ],
    [
      "user: We deploy to two Hetzner boxes. They're in Nuremberg and Helsinki.",
      'The Hetzner boxes are in Nuremberg and Helsinki.',
    ],
    [
      "user: We've got a shared calendar called Team Ops. It's in Google Workspace.",
      'The shared calendar Team Ops is in Google Workspace.',
    ],
    [
      'user: The flag `dusk` has to go by 3 June, legal asked for that. It was added for 12 testers.',
      'The flag `dusk` was added for 12 testers.',
    ],
    ["user: The pump key is from 1998, I can't copy it for Jost.", "I can't copy the pump key for Jost."],
    [
      'user: My aunt Gesa owns a pottery studio, and since March 2020 I keep the books for it in Xero.',
      'since March 2020 I keep the books for the pottery studio in Xero.',
    ],
    ['user: My sister Ana runs a bakery. It opened in May 2024.', 'The bakery opened in May 2024.'],
    [
      'user: The import broke since someone renamed a column in rates.csv. That file is exported by `bin/rates`.',
      'The file rates.csv is exported by `bin/rates`.',
    ],
    ['user: We bought an old cabin near Lahti. That cabin needs a new roof.', 'The old cabin needs a new roof.'],
  ])('%s', (message, fact) => {
    expect(textsOf(message)).toEqual([expect.not.stringContaining(fact.slice(-12)), fact]);
  });

  test('goes on as long as it is gone on about', () => {
    expect(
      textsOf("user: the staging box is in Falkenstein. it's a CX32. it runs the nightly imports and has 8 GB"),
    ).toEqual([
      'the staging box is in Falkenstein.',
      'the staging box is a CX32.',
      'the staging box runs the nightly imports',
      'the staging box has 8 GB',
    ]);
  });

  test.each([
    ['two things were named', "user: We moved the API to a new cluster. It's on 1.29 now."],
    ['two subjects were named', "user: The repo has a Makefile and a justfile. It's built with Bazel 7."],
    ['what does it is of the other number', "user: The invoices run on Rails. It's a monolith from 2014."],
    ['one thing took the place of another', 'user: We replaced Jest with Vitest. It is 4 times faster than 29.'],
    ['what it is about may be meant', 'user: My talk is about Kafka. It was created at LinkedIn.'],
    [
      'one of two places may be meant',
      'user: Prod is on Postgres 15 and staging on 16. It was slow on Friday on `db-2`.',
    ],
    ['its cause is named', 'user: The culprit is the accelerometer. It never sleeps because of `CTRL1_XL`.'],
    ['what it uses may be meant', 'user: The app uses Postgres. Its port is 5433.'],
    ['two things were done', "user: We use Unleash and Flagsmith. It's hosted on the k3s box."],
    ['nothing was named', "user: we launch in Ghent. It's SvelteKit with SQLite"],
    ['what happened is meant', 'user: We left the office on Baker Street. It was in June 2024.'],
    ['only a person was named', "user: Dr Oyelaran called on Monday. It's two tablets a day now."],
    ['who did it is told', 'user: Somebody dropped the index. It was Maria who dropped it, on db-2.'],
    ['a clause leans on another', "user: The backup failed because the disk was full. It's fixed since 3.2."],
    ['the thing is denied', "user: I don't have a car. It's 20 minutes by bike to the office."],
    [
      'more is said of another thing',
      "user: We bought the pump from Hydra, which has a depot in Lyon. It's wired to the 40 Hz drive.",
    ],
    ['persons go on about a feeling', "Nora: I finished the quilt. It's a huge relief."],
  ])('stays with what it leans on where %s: %s', (_, message) => {
    expect(textsOf(message).join(' | ')).toMatch(/[.,] It(?:'s|s| is| was| never) /);
  });
});

test.each([
  ['user: I compared a.yml with b.yml. That file is outdated since 2.1.'],
  ['user: We use a staging host and a demo host. That host runs Debian 12.'],
  ['user: We put `etl` in db/seed.rb. That name is from 2019.'],
])('which one is shown is not clear: %s', (message) => {
  expect(textsOf(message).join(' | ')).toContain('. That ');
});

test.each([
  [
    'user: The embargo lifts on 4 May. That means the press kit has to be final by 1 May.',
    /^That means the press kit has to be final/,
  ],
  [
    'user: Skaffold was too slow for the six of us. So it is out. So it’s Tilt for the local clusters.',
    /^So it’s Tilt for the local clusters/,
  ],
])('what follows on a day of its own, and what was chosen, stand alone: %s', (message, fact) => {
  expect(textsOf(message)).toContainEqual(expect.stringMatching(fact));
});

test.each([
  ['user: We store only UTC on the box. That means the offset column is dead.', /UTC on the box\. That means/],
  ['user: The hall is booked. That means invitations go out on Monday.', /booked\. That means invitations/],
  ['user: The flat viewing is confirmed. Tuesday at 5pm', /confirmed\. Tuesday/],
  ['Ines: the trip to oslo is booked!! 12 to 16 may', /booked!! 12 to 16 may/],
])('what follows, and the time of what was told, stay with it: %s', (message, fact) => {
  expect(textsOf(message)).toEqual([expect.stringMatching(fact)]);
});

test.each([
  ["user: I've allocated $1,500 for the move to Toronto"],
  ['user: 4,417 of our 61,204 images come from growers in Kenya'],
])('the comma of a number parts nothing: %s', (message) => {
  expect(textsOf(message)).toEqual([message.slice('user: '.length)]);
});

test.each([
  ['the snapshots go to S3. every 6h', 'the snapshots go to S3. Every 6h'],
  ['we rotate the keys. twice a year', 'we rotate the keys. twice a year'],
  ['bucket k3s-snapshots, keep 14 of them', 'bucket k3s-snapshots. keep 14 of them'],
])('how often, or how many of them, stays with what it is of: %s', (said, text) => {
  const facts = extractFacts({ messages: [`user: ${said}`], anchorDate: '2026-03-18' });
  expect(facts.map((fact) => fact.text)).toEqual([text]);
});

test.each([
  'somebody committed broken fixtures and it cost us the rehearsal',
  'someone deleted the buckets and it took us a week',
])('"it" is nobody, whoever did what it was about: %s', (said) => {
  expect(textsOf(`user: ${said}`).join()).not.toMatch(/some(?:body|one) (?:cost|took)/);
});
