import { describe, expect, test } from '@jest/globals';
import { extractFacts } from '../rules/extract-facts.js';

const textsOf = (...messages: string[]): string[] =>
  extractFacts({ messages, anchorDate: '2026-03-18' }).map(({ text }) => text);

describe('what persons answer in whole sentences', () => {
  test.each([
    ["who's got the tent", "me, it's in the loft", "who's got the tent? me, it's in the loft"],
    [
      'has anybody got a pram?',
      'we have, blue one, folds flat',
      'has anybody got a pram? we have, blue one, folds flat',
    ],
    [
      'when does the car insurance expire',
      'it runs out on 3 may',
      'when does the car insurance expire? it runs out on 3 may (2026-05-03)',
    ],
    [
      'where does the recycling go now',
      'it goes to the depot on Mill Lane',
      'where does the recycling go now? it goes to the depot on Mill Lane',
    ],
    [
      'did you sell the piano',
      'yes, buyer comes on saturday',
      'did you sell the piano? yes, buyer comes on saturday (2026-03-21)',
    ],
    [
      'did you renew the parking permit',
      'yep, runs until june 2027',
      'did you renew the parking permit? yep, runs until june 2027',
    ],
  ])('%s %s', (asked, answer, text) => {
    expect(textsOf(`Ada: ${asked}`, `Ben: ${answer}`)).toContain(text);
  });

  test.each([
    [
      ['where do you get the flour', 'at Hadley Mill', 'and the yeast?', 'we grow that ourselves'],
      'the yeast? we grow',
    ],
    [['who walks the dog on mondays?', 'Ines', 'and the cat?', 'she stays in anyway'], 'the cat? she stays in'],
    [['do you like the flat?', 'yes', 'and the router?', '172.16.4.9'], 'and the router? 172.16.4.9'],
    [
      ['quién lleva la web?', 'Iñaki', 'vale, y el dominio?', 'lo tiene Nuria en Gandi'],
      'y el dominio? lo tiene Nuria',
    ],
  ])('who goes on asking is answered of what was asked last: %j', ([first, answer, other, told], text) => {
    const texts = textsOf(`Ada: ${first}`, `Ben: ${answer}`, `Ada: ${other}`, `Ben: ${told}`);
    expect(texts.at(-1)).toContain(text);
  });

  test.each([
    [
      ['where do you get the flour', 'at Hadley Mill', 'and the yeast?', 'the yeast is from the baker'],
      'and the yeast?',
    ],
    [['how was the trip?', 'lovely', 'what about friday?', 'no idea'], 'friday'],
  ])('what names it stands alone: %j', ([first, answer, other, told], text) => {
    const texts = textsOf(`Ada: ${first}`, `Ben: ${answer}`, `Ada: ${other}`, `Ben: ${told}`);
    expect(texts.join('\n')).not.toContain(text);
  });

  test.each([
    ['Wann ist die Feier?', 'Am 6. Dezember, im Gasthof Linde in Aalen.'],
    ['Wer holt Oma ab?', 'Macht Torsten.'],
    ['¿con qué banco estás?', 'con Triodos, el otro cobraba por todo'],
    ['quel hébergeur tu prends?', 'gandi'],
  ])('in other languages: %s %s', (asked, answer) => {
    const [text = ''] = textsOf(`Ada: ${asked}`, `Ben: ${answer}`);
    expect(text).toContain(asked.replace(/\?$/, ''));
  });

  test.each([
    ['Wann kommst du?', 'Ich muss noch einkaufen, dann fahre ich gleich los und bin bald da.'],
    ['quel hébergeur tu prends?', 'rien'],
  ])('of no use later: %s %s', (asked, answer) => {
    expect(textsOf(`Ada: ${asked}`, `Ben: ${answer}`).join('\n')).not.toContain(asked);
  });

  test.each([
    [
      'so are we keeping Mailgun?',
      'no, 900 a month is silly',
      /^so are we keeping Mailgun\? no, 900 a month is silly$/,
    ],
    [
      'did the shop ever get the new till',
      'two weeks ago, yeah',
      /^did the shop ever get the new till\? two weeks ago/,
    ],
    [
      'so the router is 172.16.4.1 right',
      'nope, i changed it to 172.16.4.9',
      /^i changed the router to 172\.16\.4\.9$/,
    ],
  ])('%s %s', (asked, answer, text) => {
    expect(textsOf(`Ada: ${asked}`, `Ben: ${answer}`)).toEqual([expect.stringMatching(text)]);
  });

  test('what another one asked to confirm is put right of the same thing', () => {
    expect(
      textsOf("Ada: Tom's wedding is still on 5 june right?", "Ben: no they postponed it, it's on 3 july now"),
    ).toEqual(["Ben: they postponed it, Tom's wedding is on 3 july (2026-07-03) now"].map((text) => text.slice(5)));
  });

  test('"when" and "what does he eat" are asked of what was said before', () => {
    expect(textsOf('Ada: the dentist wants to see me again', 'Ben: when', 'Ada: tuesday 9:15, with dr Lau')).toContain(
      'the dentist wants to see me again, when? tuesday (2026-03-24) 9:15, with dr Lau',
    );
    expect(
      textsOf(
        'Ada: could you feed Rufus?',
        'Ben: sure! what does he eat',
        'Ada: a tin at 8 and a handful of biscuits at 19h',
      ),
    ).toContain('what does Rufus eat? a tin at 8 and a handful of biscuits at 19h');
  });

  test.each([
    ['did you sell the piano', "yes, I'm moving to a smaller flat in june", 'piano'],
    ['when are you home', "it's raining so about 6", 'home'],
    ['what about the loft', 'it was cleared out by Ines on friday', 'what about'],
  ])('what stands alone is not asked again: %s', (asked, answer, word) => {
    expect(textsOf(`Ada: ${asked}`, `Ben: ${answer}`).join('\n')).not.toContain(word);
  });

  test.each([
    ['my lease got renewed!! new end date is 30 june', 1],
    ['booked: Casa Lima, sat 25 april 7pm. Jude you do the salad, i do the drinks', 3],
    ['booked: Casa Rosa, fri 24 april 8pm', 1],
    ['the vet changed her dose on friday, 10 mg now instead of 5', 1],
    ['Jude paints the hall, Ines tiles the bathroom', 2],
  ])('%s: %d', (said, count) => {
    expect(textsOf(`Ada: ${said}`)).toHaveLength(count);
  });

  test.each([
    'has Rufus had his walk',
    'booked it!!!',
    'i have been on hold for a hundred years',
    'im literally sobbing at my desk',
    'that was NEVER a foul',
    "it's on page 7",
    'HAPPY NEW YEAAAR',
  ])('of the moment: %s', (said) => {
    expect(textsOf(`Ada: ${said}`)).toEqual([]);
  });

  test.each(['mum has glaucoma, left eye', 'gran owes the neighbour 300 euros', 'council shut the pool on friday'])(
    'told: %s',
    (said) => {
      expect(textsOf('Ben: hey', `Ada: so ${said}`, 'Ben: oh no')).toHaveLength(1);
    },
  );
});

describe('"which one?" asks about what was named as one of several', () => {
  test.each([
    ['My son plays an instrument now.', 'the cello', 'which instrument? the cello'],
    ['The team picked another broker in March.', 'NATS', 'which broker? NATS'],
    ['We moved the queue after an outage in May.', 'NATS', 'which queue? NATS'],
    ['We moved the queue to another system after an outage.', 'NATS', 'which system? NATS'],
    ['I bought the camera with a bonus from work.', 'the X100VI', 'which camera? the X100VI'],
    [
      'I signed up for the pottery class after a friend told me about it.',
      'the one at the mill',
      'which pottery class? the one at the mill',
    ],
    ['I signed up for a class at the mill.', 'the pottery one', 'which class? the pottery one'],
    ['I signed up for the pottery class.', 'the one at the mill', 'which pottery class? the one at the mill'],
  ])('%s', (said, answer, text) => {
    expect(textsOf(`user: ${said}`, 'assistant: Great! Which one?', `user: ${answer}`)).toContain(text);
  });
});

describe('who goes on asking', () => {
  test.each([
    [['which coat size has Lars?', '104', 'and Petra?', '98'], 'which coat size has Lars? and Petra? 98'],
    [
      ['who runs the wiki?', 'Sigrid', 'and the mail lists', 'still me'],
      'who runs the wiki? and the mail lists? still me',
    ],
    [['what breed is the puppy?', 'a spaniel from Oslo', 'name??', 'Pickle'], 'name?? Pickle'],
    [['what do you teach?', 'physics in Ghent', 'age?', '41'], 'age? 41'],
    // A day that was asked for is not that of what is asked now.
    [['who cooks on friday?', 'Sigrid', 'and the dishes?', 'Petra'], 'and the dishes? Petra'],
    // What is asked in full needs nothing of what was asked before.
    [
      ['who runs the wiki?', 'Sigrid', 'and where is the key?', 'in the blue drawer'],
      'and where is the key? in the blue drawer',
    ],
  ])('%j', (said, text) => {
    expect(textsOf(...said.map((words, at) => `${at % 2 === 0 ? 'Ada' : 'Ben'}: ${words}`))).toContain(text);
  });
});

describe('who was asked about is "she"', () => {
  test.each([
    ['is your sister still in Hamburg?', 'no, she moved to Oslo in May', /^no, my sister moved to Oslo/],
    ['how is mum', 'she went home from the clinic in Kiel', /^Mum went home from the clinic/],
    ['Your sister sings in Bergen now?', 'no, she moved to Oslo in May', /^no, my sister moved to Oslo/],
    // A capital behind "your" is a name, and no kin.
    ['is your Sister Act ticket booked?', 'she sang at the fair in Ghent in May', /^she sang/],
    ["what's your brother up to?", 'he teaches physics in Ghent', /^My brother teaches physics/],
  ])('%s %s', (asked, answer, told) => {
    expect(textsOf(`Ada: ${asked}`, `Ben: ${answer}`)).toContainEqual(expect.stringMatching(told));
  });

  test('not where somebody else tells of the own one', () => {
    expect(textsOf('Ada: my sister sings in a choir.', 'Ben: she sang at the fair in Ghent in May')).toContainEqual(
      expect.stringMatching(/^she sang/),
    );
    expect(textsOf('Ada: dad came over from Kiel.', 'Ben: he sang at the fair in Ghent in May')).toContainEqual(
      expect.stringMatching(/^he sang/),
    );
  });
});

describe('what means little without its question', () => {
  test.each([
    ['who keeps the first aid box now?', 'Petra takes it', 'who keeps the first aid box now? Petra takes it'],
    [
      'did the newsletter ever go out?',
      'it went out on Monday',
      'did the newsletter ever go out? it went out on Monday (2026-03-16)',
    ],
    ['did Sigrid send the slides?', 'on Monday, yes', 'did Sigrid send the slides? on Monday (2026-03-16), yes'],
    [
      'how do we label the jars?',
      'month first, then the shelf: 03-B2',
      'how do we label the jars? month first, then the shelf: 03-B2',
    ],
    [
      'did Pickle get her jab?',
      'it was given on Monday by the vet',
      'did Pickle get her jab? it was given on Monday (2026-03-16) by the vet',
    ],
    [
      'is the piano still free?',
      'it was sold on Monday to the baker',
      'is the piano still free? it was sold on Monday (2026-03-16) to the baker',
    ],
    ['when did the lift stop?', 'stopped in June 2025', 'when did the lift stop? stopped in June 2025'],
    ['when was the course?', 'began in June 2025', 'when was the course? began in June 2025'],
    ['how do we get to Bergen?', 'via Oslo, 7 hours', 'how do we get to Bergen? via Oslo, 7 hours'],
    ['wann kommt der Gutachter', 'am Freitag kommt er', 'wann kommt der Gutachter? am Freitag (2026-03-20) kommt er'],
    ['und was kostet die Miete?', '740 Euro kalt', 'und was kostet die Miete? 740 Euro kalt'],
    ['the recital is on 4 May, right?', 'no, 11 May', 'the recital is on 11 May (2026-05-11)'],
  ])('%s %s', (asked, answer, text) => {
    expect(textsOf(`Ada: ${asked}`, `Ben: ${answer}`)).toContain(text);
  });

  test.each([
    ['who keeps the box?', 'Petra moved to Oslo in May', /^Petra moved/],
    ['did the newsletter ever go out?', 'my aunt from Oslo visits on Monday', /^my aunt/],
    ['how do we label the jars?', 'Sigrid has printed labels from Oslo', /^Sigrid has/],
    ['the recital is on 4 May, right?', 'no, Sigrid moved to Oslo in June', /Sigrid moved to Oslo/],
    ['who keeps the box?', 'Bosch needs it by June', /^Bosch needs it/],
    ['is the attic still out?', 'it was grand on Monday to have you here', /it was grand/],
  ])('not what stands alone: %s %s', (asked, answer, told) => {
    const texts = textsOf(`Ada: ${asked}`, `Ben: ${answer}`);
    expect(texts).toContainEqual(expect.stringMatching(told));
    expect(texts.join(' ')).not.toMatch(/box\?|out\?|jars\?|right\?/);
  });

  test('where somebody is for two minutes is of this minute', () => {
    expect(textsOf('Ada: where are you', 'Ben: at the kiosk, 2 min')).toEqual([]);
  });
});
