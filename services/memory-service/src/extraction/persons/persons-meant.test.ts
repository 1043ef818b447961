import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map((fact) => fact.text);

describe('who "she" or "he" is', () => {
  test('a dog does not tell whose it is', () => {
    const texts = textsOf('user: We met our landlord Tom.', 'assistant: And her dog?', 'user: fine, but old');
    expect(texts.join(' ')).not.toMatch(/dog's dog/);
  });

  test.each([
    [['user: my mother in law joins us in Kyoto. She is 71.'], /^My mother in law is 71/],
    [['user: My son in law is 30. He lives in Oslo.'], /^My son in law lives in Oslo/],
    [['user: My son-in-law is 30. He lives in Oslo.'], /^My son-in-law lives in Oslo/],
    [['user: My daughter-in-law is a nurse. She works in Bergen.'], /^My daughter-in-law works in Bergen/],
    [['user: My sister-in-law is 30. She lives in Oslo.'], /^My sister-in-law lives in Oslo/],
    [['user: My brother in law is 30. He lives in Oslo.'], /^My brother in law lives in Oslo/],
    [['user: My son in law school is 24. He lives in Oslo.'], /^My son lives in Oslo/],
    [["user: I'm with Anna and she is vegan."], /^Anna is vegan/],
    [['Ada: Is Rosa coming too?', 'Ben: No, she moved to Bristol in May, remember?'], /^No, Rosa moved to Bristol/],
    [['user: I work with Oluwaseun and he is vegan.'], /^Oluwaseun is vegan/],
    [['user: We have an apprentice at the forge until July, Janna. She starts at six.'], /^Janna starts at six/],
    [["user: Dad's eye surgery was on Monday and he drives again on Friday"], /^Dad drives again on Friday/],
    [['user: tomorrow Nina comes over. she flies back on the 27th'], /^Nina flies back on the 27th/],
    [['user: I met April at school. She lives in Leeds.'], /^April lives in Leeds/],
    [['user: Rosa left at the end of June. She moved to Porto.'], /^Rosa moved to Porto/],
    [['user: Grandma turned 90. She still lives in Braga.'], /^Grandma still lives in Braga/],
    [['user: our landlord raised the rent. He wants to sell the house.'], /^Our landlord wants to sell/],
    [
      ['user: my mother-in-law moved to Ghent. She starts at a bakery in June.'],
      /^My mother-in-law starts at a bakery/,
    ],
    [['user: Releases need a sign-off from Ragna.', 'user: She is on leave until 3 April.'], /^Ragna is on leave/],
    [
      ['user: Ragna signs off the releases.', 'assistant: Noted.', 'user: She is on leave until 3 April.'],
      /^Ragna is on leave/,
    ],
    [['user: Mum and Dad visit us a lot. He is allergic to cats.'], /^Dad is allergic to cats/],
    [['user: Beatrice from legal is the owner. She signs the new templates.'], /^Beatrice signs the new templates/],
    [['user: Ida Holm took over payroll last month. She checks each file.'], /^Ida Holm checks each file/],
    [['user: the company is just me and Ines. She handles sales.'], /^Ines handles sales/],
    [['user: My brother works at a bank. My dad is retired. He lives in Ghent.'], /^My dad lives in Ghent/],
    [['user: I saw the cardiologist on Monday, she took me off metoprolol.'], /^The cardiologist took me off/],
    [['user: Our new data engineer is Priyanka, she will own the dbt models.'], /^Priyanka will own/],
    [['user: Meine Schwester Katrin wohnt in Ulm. Sie arbeitet als Hebamme.'], /^Katrin arbeitet/],
    [['user: Meine Schwester heißt Jana. Sie wohnt in Kiel.'], /^Jana wohnt/],
    [["user: Mon frère s'appelle Luc. Il travaille à Metz."], /^Luc travaille/],
    [['user: Ma sœur Camille habite à Lyon. Elle travaille chez Sanofi.'], /^Camille travaille/],
    [['user: Mi hermano vive en Sevilla. Él trabaja en un hospital.'], /^Mi hermano trabaja/],
    [['user: Mijn zus Fleur woont in Gent. Zij werkt als arts.'], /^Fleur werkt/],
    [['user: I met Kyle back in 2018. He sells sneakers in Bridgetown.'], /^Kyle sells sneakers/],
    [['user: My sister Anna is a vet. Her clinic is in Bern. She opened it in 2020.'], /^My sister Anna opened it/],
    [['user: I know Marta from work. Her brother Luis is a plumber. She lives in Vigo.'], /^Marta lives in Vigo/],
    [['user: My boss is Irish. He lives in Cork.'], /^My boss lives in Cork/],
    [['user: News of mum: she moved to Ghent, and she has a cat called Bo now.'], /^Mum has a cat called Bo/],
    [['user: Ask Ragna about certificates. She has the CA key.'], /^Ragna has the CA key/],
    [['user: Talked to Wanja from procurement. He wants the quote in euros.'], /^Wanja wants the quote/],
    [['user: Can you write to Ragna? She has the keys of the depot.'], /^Ragna has the keys/],
    [['user: My dad had a bypass last year, and in May he ran a marathon.'], /^in May .* my dad ran a marathon/],
    [
      ['user: Lucía has the App Store access. Bram does infra, he maintains the Pulumi stacks.'],
      /^Bram maintains the Pulumi stacks/,
    ],
    // Names in small letters, and names wherever they stand.
    [['user: zofia drove back to gent last night, she starts at the bakery in june'], /^Zofia starts at the bakery/],
    [['user: farid has been in the chess club since 2021 and his clocks are in our cellar'], /^Farid's clocks are/],
    [['user: our nipper ciaran is 5, he is allergic to eggs'], /^Ciaran is allergic/],
    [["user: Dad's hip is fine again. Turns out he's allergic to codeine."], /^Turns out dad is allergic/i],
    [['Ana: We adopted our greyhound Pixel. She hates stairs.'], /^Our greyhound Pixel hates stairs/],
    [['user: deploys go through tamsin, she has the admin role'], /^Tamsin has the admin role/],
    [['user: The shed is shared with Ivor next door and he hates weedkiller'], /^Ivor hates weedkiller/],
    [['user: imogen, who plays the viola, wants a new bow, and she is visiting us in may'], /^Imogen is visiting us/],
    [['user: Tamsin showed Gareth the vault. He has the second key.'], /^Gareth has the second key/],
    [['user: talked to kwame, he is moving to the data team in may'], /^Kwame is moving/],
    [["user: talked to kwame, he's moving to the data team in may"], /^Kwame is moving/],
    [["user: talked to kwame, he's been on the data team since may"], /^Kwame's been on/],
    [['user: Tomorrow Yvonne takes over the pager. Her backup is Karim.'], /^Yvonne's backup is Karim/],
    [
      ['Rita: O meu filho Tomás nasceu em 2019. Ele é alérgico a leite e começa a escola agora.'],
      /^Tomás começa a escola/,
    ],
    [['user: My brother Anton lives in Kiel. He is vegan.'], /^My brother Anton is vegan/],
    [['user: our nephew Ivo is nine, he is diabetic, plays chess in a club'], /^Our nephew Ivo plays chess/],
    [
      ["Clement: Noor teaches chemistry in Aarhus, she's got a parrot called Kiwi and sings in a choir"],
      /^Noor sings in a choir/,
    ],
    [
      ["user: My brother Anton lives in Kiel. He's vegan, his wife can't eat nuts, and they are both coming to us."],
      /^My brother Anton and my brother Anton's wife are both coming/,
    ],
    // Nothing but the pronoun says that it is somebody.
    [['user: our client contact is Mr. Adeyemi. He reads mails in the morning.'], /^Mr\. Adeyemi reads mails/],
    [['user: June is our contact at the registry, she answers within a day.'], /^June answers within a day/],
    [
      ['user: our trainee Thandiwe works on payments. She likes written feedback.'],
      /^Our trainee Thandiwe likes written/,
    ],
    [['Ann: the teacher is Frau Brandl. She only does mornings.'], /^Frau Brandl only does mornings/],
    [
      ["user: Dr Mbeki's practice writes by e-mail. She expects an answer within the hour."],
      /^Dr Mbeki expects an answer/,
    ],
    [["user: I'm in Maribel's team. She is vegan."], /^Maribel is vegan/],
    [['user: we have a two year old, Matilda, she is allergic to nuts'], /^Matilda is allergic/],
    [['user: Also Al is our contact at the registry, he answers within a day.'], /^Al answers within/],
    [['user: Ottoline is 12. She plays the cello.'], /^Ottoline plays the cello/],
    [['user: Oyelaran works at Siemens. He commutes by train.'], /^Oyelaran commutes/],
    [['user: Lucía does the frontend. She is based in Vigo.'], /^Lucía is based in Vigo/],
    [['user: Uncle Orrin is here. He is selling the vineyard.'], /^Uncle Orrin is selling/],
    // Every noun has a capital where it opens a sentence.
    [['user: My dad is 70.', 'user: Chess is his hobby.', 'user: He plays every day.'], /^My dad plays every day/],
    [['user: My son Leo is nine. Football is his thing. He trains on Tuesdays.'], /^My son Leo trains/],
    [['user: Our neighbour is Mrs Quill. Parking is a mess. She wants a permit zone.'], /^Mrs Quill wants/],
    [['user: about my mum: her name is Rosalind. She is 81.'], /^My mum is 81|^Mum is 81/],
  ])('%j', (messages, fact) => {
    expect(textsOf(...messages)).toContainEqual(expect.stringMatching(fact));
  });

  test.each([
    [['user: She retired in April and moved to Crete in May'], /^She moved to Crete/],
    [['user: Ask Ragna or Petra about the release. She is on leave until 3 April.'], /She is on leave/],
    [['user: Tom met Ragna and Petra in Oslo. She is on leave until 3 April.'], /She is on leave/],
    [['Rita: A minha filha comprou uma casa. Ela é velha e fica em Faro.'], /^Ela é velha/],
    [['user: my brother met my dad at the bank. He lives in Ghent.'], /He lives in Ghent/],
    [['Ana: Dad is in hospital', 'Ben: he comes home on Friday, they said'], /he comes home on Friday/i],
    [['user: Meine Eltern und meine Schwester kommen im Mai. Sie wohnen in Ulm.'], /Sie wohnen/],
    [['user: Mon frère habite à Lyon. Il faut 8 Go de RAM pour le build.'], /Il faut/],
    [['user: I painted on Sunday. [shares a photo: a photo of a man] He is from Ghent.'], /He is from Ghent/],
    [['user: Mein Bruder hat einen Hund. Er heißt Bruno.'], /Er heißt/],
    [['user: Kofi is the CTO. The designer quit. He hired Lena in May.'], /He hired/],
    [['user: There was a man and a woman in the office. He fixed the printer.', 'user: ok'], /He fixed/],
    [['Ben: How is she? I heard of it', 'Anna: She quit in March and moved to Bern.'], /She quit/],
    [['user: The cluster is deployed with Terraform. She runs the drills on Mondays.'], /She runs the drills/],
    [['user: We need approval from Legal. She works on Fridays only.'], /She works on Fridays/],
    [['user: tamsin and yvonne both know the vault. she has the second key.'], /[Ss]he has the second key/],
    [['user: qwenda and yvonne both know the vault. she has the second key.'], /[Ss]he has the second key/],
    [['user: max 3 exports run at a time. she asked for it in may.'], /[Ss]he asked for it in may/],
    [['user: We got help from AWS. She is our account manager.'], /She is our account manager/],
    [['user: Lisbon is lovely.', 'user: She lives there.'], /^She lives there/],
    [['user: My landlord is Mr Okoro.', 'user: Rent is 900 euros.', 'user: He raised it to 950.'], /^He raised it/],
    [['user: Tennis is fun. He plays on Sundays.'], /He plays on Sundays/],
    [['user: Chemistry runs late. He teaches it on Fridays.'], /He teaches it/],
    [['user: we moved to Slack. She is on leave until May.'], /She is on leave/],
    [['user: the office is in Vienna. He is on leave until May.'], /He is on leave/],
    [['user: Postgres needs 8 GB. She is fine with that budget of 200 euros.'], /She is fine/],
  ])('stays where two could be meant, or none: %j', (messages, fact) => {
    expect(textsOf(...messages)).toContainEqual(expect.stringMatching(fact));
  });
});

describe('who "they" are, where the sentence before opens with two', () => {
  test.each([
    ['Lena and Otis maintain the parser. They both work from Gdansk.', 'Lena and Otis both work from Gdansk.'],
    ['My aunt and my cousin live in Split. Both are nurses.', 'My aunt and my cousin both are nurses.'],
    ["Lena and Otis joined in May. They're both on call.", 'Lena and Otis are both on call.'],
    ['Lena and Otis run the bakery. Their dog is called Krümel.', "Lena and Otis' dog is called Krümel."],
  ])('%s', (said, fact) => {
    expect(textsOf(`user: ${said}`)).toContainEqual(fact);
  });

  test.each([
    [
      'The API is in Go; the worker is in Python; both share one Postgres.',
      'The API and the worker both share one Postgres.',
    ],
    [
      'The kiosk is on Debian, the till is on Fedora. Both talk to the hub.',
      'The kiosk and the till both talk to the hub.',
    ],
  ])('the subjects of two clauses: %s', (said, fact) => {
    expect(textsOf(`user: ${said}`)).toContainEqual(fact);
  });

  test.each([
    ['The API is in Go, the CLI is in Zig, the worker is in Python. Both share one Postgres.', / and .* both share/],
    ['Ida owns the tills, Otis has the scales, and both have to be ready in May.', / and Otis/],
  ])('and not of three, or of what is owned: %s', (said, fact) => {
    expect(textsOf(`user: ${said}`)).not.toContainEqual(expect.stringMatching(fact));
  });

  test.each([
    ['Lena and Otis look after the servers. They run Debian 12.', /Otis run|Otis both/],
    ['Lena met Otis in Split. They both work at a bank.', /^Lena met Otis both/],
    ['Lena and Otis maintain the parser. Both sides of the wire are tested.', /Otis both/],
    ["I'm from Peru and she is vegan.", /^Peru is/],
    ["I'm with Siemens and he is my boss.", /^Siemens is/],
    ["We're from Victoria and she is vegan.", /^Victoria is/],
    ['I come from Jordan and he is vegan.', /^Jordan is/],
    ["I'm at Bosch and he is my boss.", /^Bosch is/],
  ])('stays where others may be meant: %s', (said, fact) => {
    expect(textsOf(`user: ${said}`)).not.toContainEqual(expect.stringMatching(fact));
  });
});

describe('who it is that was asked for', () => {
  test.each([
    ['who owns the ranking model these days?', 'Tunde does', 'Tunde owns the ranking model these days'],
    ['who is on call in April?', 'Kofi is', 'Kofi is on call in April (2026-04-01 to 2026-04-30)'],
    ["who's the owner of the billing repo?", 'kofi is', 'kofi is the owner of the billing repo'],
    ['who reviews the migrations?', 'Marta and Kofi do', 'who reviews the migrations? Marta and Kofi do'],
    ['who owns billing?', 'I do', 'who owns billing? I do'],
  ])('%s %s', (question, answer, fact) => {
    expect(textsOf(`Sanjay: ${question}`, `Bea: ${answer}`, 'Kofi: yep')).toEqual([fact]);
  });
});

test.each([
  ['¿Para cuándo es la entrega al cliente?', 'Para el 14 de mayo.'],
  ['Für wann ist die Abnahme geplant?', 'Für den 14. Mai.'],
])('a bare answer keeps a question that opens with a preposition: %s', (question, answer) => {
  expect(textsOf(`assistant: ${question}`, `user: ${answer}`)).toEqual([expect.stringContaining(question)]);
});

test.each([
  [
    'nobody that was named since, where the other one talked of "her" before',
    [
      'user: mum moves to a home in April',
      'assistant: Good. What about her house?',
      'user: it is a rented bungalow, we told the landlord already',
      'assistant: Does she take any medication?',
      "user: she's allergic to penicillin",
    ],
    /^Does she take any medication\? she's allergic/,
  ],
  [
    'nobody, where somebody else asked for "her" since, who may be the one before',
    [
      'user: My sister moved to Ghent.',
      'user: We met our landlord in May.',
      'assistant: I hope she is well.',
      'user: She found work at the port.',
    ],
    /^She found work/,
  ],
  [
    'the one who was named last',
    ['user: My daughter has her exam in May.', 'user: Our new tutor starts on Monday.', 'user: She is from Ghent.'],
    /^Our new tutor is from Ghent/,
  ],
  [
    'who was named last, where nobody was talked of before',
    ['user: our landlord raised the rent.', 'assistant: Noted.', 'user: He wants to sell the house.'],
    /^Our landlord wants to sell/,
  ],
])('"she" is %s', (_, messages, fact) => {
  expect(textsOf(...messages)).toContainEqual(expect.stringMatching(fact));
});
