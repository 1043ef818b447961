import { describeTable } from '../testing/expression-table.js';

describeTable(
  'words of times as they are typed on a phone',
  `
    day after tmrw the plumber is here | 2026-03-18 | 2026-03-20
    2moro im at the garage | 2026-03-18 | 2026-03-19
    nxt wk im in cardiff | 2026-03-18 | 2026-03-23 to 2026-03-29
    wk after nxt the lift is serviced | 2026-03-18 | 2026-03-30 to 2026-04-05
    we paint the hall nxt wknd | 2026-03-18 | 2026-03-28 to 2026-03-29
    we paint the hall this wknd | 2026-03-18 | 2026-03-21 to 2026-03-22
    the course begins in 2 wks | 2026-03-18 | 2026-03-30 to 2026-04-05
    we split up 2 mths ago | 2026-03-18 | 2026-01-01 to 2026-01-31
    i need the keys b4 fri | 2026-03-18 | 2026-03-20
    mtg with the landlord thurs | 2026-03-18 | 2026-03-19
    bday on sun 🎈 | 2026-03-18 | 2026-03-22
    on hols from fri | 2026-03-18 | 2026-03-20
    the release goes out wk 25 | 2026-03-18 | -
    it goes out in wk 25 | 2026-03-18 | 2026-06-15 to 2026-06-21
  `,
);

describeTable(
  'short spellings that are no times',
  `
    the talk is in room B4 | 2026-03-18 | -
    a 3 wk course | 2026-03-18 | -
    the bday cake recipe | 2026-03-18 | -
  `,
);

describeTable(
  'short weekdays in small letters',
  `
    parcel came mon | 2026-03-18 | 2026-03-16
    drinks for lou this sat | 2026-03-18 | 2026-03-21
    lets meet fri then | 2026-03-18 | 2026-03-20
    the sat after nxt is the fair | 2026-03-18 | 2026-04-04
    away thurs to sun | 2026-03-18 | 2026-03-19 to 2026-03-22
    the op is mon 23rd | 2026-03-18 | 2026-03-23
    quiz night fri 27th | 2026-03-18 | 2026-03-27
    we were there sat 14th | 2026-03-18 | 2026-03-14
    kids have swimming on sat 9am | 2026-03-18 | 2026-03-21
    half 5 on fri works | 2026-03-18 | 2026-03-20
    mum landed sun | 2026-03-18 | 2026-03-15
    lunch sun? | 2026-03-18 | 2026-03-22
    sunday lunch at ours x | 2026-03-18 | 2026-03-22
    monday meeting notes | 2026-03-18 | 2026-03-16
    at the depot since last sept | 2026-03-18 | 2025-09-01 to 2026-03-18
    were off to spain on the 11th | 2026-03-18 | 2026-04-11
    were the tests green on Monday? | 2026-03-18 | 2026-03-16
    back at work on mon | 2026-03-18 | 2026-03-23
    was back at work on mon | 2026-03-18 | 2026-03-16
  `,
);

describeTable(
  'the same words where they are no days',
  `
    yes mon | 2026-03-18 | -
    she sat 27th in the list | 2026-03-18 | -
    they sat before the judge | 2026-03-18 | -
    work mon-weds only | 2026-03-18 | -
    the plants needed sun | 2026-03-18 | -
    open mon-fri | 2026-03-18 | -
    the cat sat to the left | 2026-03-18 | -
    fri 27th floor | 2026-03-18 | -
  `,
);

describeTable(
  'short months behind the day',
  `
    my flight home is on the 18th dec at 06:40 from Gatwick | 2026-03-18 | 2026-12-18
    the flight is on teh 18th dec | 2026-03-18 | 2026-12-18
    we fly 3 jan at nine | 2026-03-18 | 2027-01-03
    the 2nd sep with her | 2026-03-18 | 2025-09-02
    we have 3 sep servers | 2026-03-18 | -
    the first dec is a paladin | 2026-03-18 | -
  `,
);
