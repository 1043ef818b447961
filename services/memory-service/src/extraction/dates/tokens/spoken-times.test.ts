import { describeEventTable, describeTable } from '../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'days in words, as they are dictated',
  `
    the api key rotates on the twelfth | 2026-03-18 | 2026-04-12
    we shipped it on the twelfth | 2026-03-18 | 2026-03-12
    the invoice went out on the third | 2026-03-18 | 2026-03-03
    the inspection is on the third at quarter past nine | 2026-03-18 | 2026-04-03
    see you on the tenth at half past six | 2026-03-18 | 2026-04-10
    I see the optician on the twenty first | 2026-03-18 | 2026-03-21
    the plumber comes on the twenty second of this month | 2026-03-18 | 2026-03-22
    my interview got moved from the fourth to the eleventh | 2026-03-18 | 2026-04-04, 2026-04-11
    they gave us until the nineteenth | 2026-03-18 | 2026-03-18 to 2026-03-19
    the deadline is the fifth | 2026-03-18 | 2026-04-05
    it happened on the night of the third | 2026-03-18 | 2026-03-03
    I booked the ferry for the eleventh of July | 2026-03-18 | 2026-07-11
    the school trip is the week of the eighteenth of May | 2026-03-18 | 2026-05-18 to 2026-05-24
    the bursar said the twenty fourth | 2026-03-18 | 2026-03-24
  `,
);

describeTable(
  'days in words from one to another, of which the last has the month',
  `
    we are away from the fifth to the ninth of May | 2026-03-18 | 2026-05-05 to 2026-05-09
    the workshop runs from the twentieth to the twenty second of April | 2026-03-18 | 2026-04-20 to 2026-04-22
    the crew stayed from the second to the fourth of March | 2026-03-18 | 2026-03-02 to 2026-03-04
    the fair is from the ninth to the twelfth | 2026-03-18 | 2026-04-09 to 2026-04-12
    we close between the twenty third of December and the second of January | 2026-03-18 | 2026-12-23 to 2027-01-02
    we're in Ghent from the fifth to the ninth of May and after that in Bruges from the ninth to the twelfth | 2026-03-18 | 2026-05-05 to 2026-05-09, 2026-05-09 to 2026-05-12
    we fly out on 5 May and come back on the 12th | 2026-03-18 | 2026-05-05, 2026-05-12
    The demo is on 5 May. Rent is due on the 3rd | 2026-03-18 | 2026-05-05, 2026-04-03
  `,
);

describeTable(
  'years in words',
  `
    my passport expires on the fourteenth of August twenty twenty seven | 2026-03-18 | 2027-08-14 (absolute)
    the contract ended in twenty nineteen | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    we founded the choir in two thousand and eight | 2026-03-18 | 2008-01-01 to 2008-12-31 (absolute)
    she was born in nineteen eighty-four | 2026-03-18 | 1984-01-01 to 1984-12-31 (absolute)
    grandad retired in nineteen oh six | 2026-03-18 | 1906-01-01 to 1906-12-31 (absolute)
    I bought the boat in March two thousand seventeen | 2026-03-18 | 2017-03-01 to 2017-03-31 (absolute)
    I have lived here since twenty eighteen | 2026-03-18 | 2018-01-01 to 2026-03-18 (absolute)
  `,
);

describeTable(
  'numbers in words that are no times',
  `
    the stutter on the first shot comes from shaders | 2026-03-18 | -
    it fails on the first run and passes on the second | 2026-03-18 | -
    he lives on the fifth floor | 2026-03-18 | -
    the key is on the twelfth line | 2026-03-18 | -
    from the second to the third shard | 2026-03-18 | -
    between the first and the second call | 2026-03-18 | -
    I was impressed by the second | 2026-03-18 | -
    rent is due on the first of the month | 2026-03-18 | -
    the box renews on the seventh of every month | 2026-03-18 | -
    a twenty second timeout on the probe | 2026-03-18 | -
    she has twenty twenty vision | 2026-03-18 | -
    there are two thousand and eight rows | 2026-03-18 | -
    in twenty fifteen minute calls | 2026-03-18 | -
    it costs nineteen ninety five | 2026-03-18 | -
    in two thousand nineteen hundred gram bags | 2026-03-18 | -
  `,
);

describeEventTable(
  'a bare day answers when something is or was',
  `
    When does the lease end? the 30th | 2026-03-18 | 2026-03-30
    When did the lease end? the 3rd | 2026-03-18 | 2026-03-03
    When is the recital? um it's the twelfth | 2026-03-18 | 2026-04-12
    When was the recital? on the twelfth | 2026-03-18 | 2026-03-12
    When do you move? the first | 2026-03-18 | 2026-04-01
    When is it due? 30th. | 2026-03-18 | 2026-03-30
    Which day was the outage? the 2nd | 2026-03-18 | 2026-03-02
    What date is the handover? the 21st | 2026-03-18 | 2026-03-21
    Which build fails? the 30th | 2026-03-18 | -
    Where were you when it fell? the third floor | 2026-03-18 | -
  `,
);
