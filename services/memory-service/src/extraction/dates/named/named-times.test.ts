import { describeTable } from '../testing/expression-table.js';

// 16 March 2026, the usual anchor here, is a Monday. In 2025 Easter was on 20 April, in 2026 it is on 5 April.
describeTable(
  'named times: months by name',
  `
    In May, June and July we were away | 2026-03-16 | 2025-05-01 to 2025-05-31, 2025-06-01 to 2025-06-30, 2025-07-01 to 2025-07-31
    In January and March we were away | 2026-03-16 | 2026-01-01 to 2026-01-31, 2026-03-01 to 2026-03-31
    I started in March | 2026-03-16 | 2026-03-01 to 2026-03-31
    I started in June | 2026-03-16 | 2025-06-01 to 2025-06-30
    We will start in June | 2026-03-16 | 2026-06-01 to 2026-06-30
    I started in March 2024 | 2026-03-16 | 2024-03-01 to 2024-03-31 (absolute)
    I started in Mar 2024 | 2026-03-16 | 2024-03-01 to 2024-03-31 (absolute)
    I started in march 2024 | 2026-03-16 | 2024-03-01 to 2024-03-31 (absolute)
    Last March I was in Oslo | 2026-03-16 | 2025-03-01 to 2025-03-31
    This June we will marry | 2026-03-16 | 2026-06-01 to 2026-06-30
    Next March we will renew it | 2026-03-16 | 2027-03-01 to 2027-03-31
    We used it until June | 2026-03-16 | 2025-06-01 to 2025-06-30
    It rained in May | 2026-03-16 | 2025-05-01 to 2025-05-31
    In May I met her | 2026-03-16 | 2025-05-01 to 2025-05-31
    June of last year was dry | 2026-03-16 | 2025-06-01 to 2025-06-30
    We met in September '99 | 2026-03-16 | 1999-09-01 to 1999-09-30 (absolute)
    The move is scheduled for April | 2026-03-16 | 2026-04-01 to 2026-04-30
  `,
);

describeTable(
  'named times: days of a month',
  `
    On the Fourth of July we ate outside | 2026-03-16 | 2025-07-04
    I was born on 7 May 1990 | 2026-03-16 | 1990-05-07 (absolute)
    I was born on May 7, 1990 | 2026-03-16 | 1990-05-07 (absolute)
    I was born on May 7th, 1990 | 2026-03-16 | 1990-05-07 (absolute)
    I was born on the 7th of May 1990 | 2026-03-16 | 1990-05-07 (absolute)
    I was born on the 7th of May, 1990 | 2026-03-16 | 1990-05-07 (absolute)
    I was born on 7-May-1990 | 2026-03-16 | 1990-05-07 (absolute)
    I was born on Sept. 5, 1990 | 2026-03-16 | 1990-09-05 (absolute)
    I was born on Monday, May 7, 1990 | 2026-03-16 | 1990-05-07 (absolute)
    We met on 5 March | 2026-03-16 | 2026-03-05
    We will meet on 5 March | 2026-03-16 | 2027-03-05
    We will meet on 5 April | 2026-03-16 | 2026-04-05
    The deadline is April 5 | 2026-03-16 | 2026-04-05
    We met on the fifth of March | 2026-03-16 | 2026-03-05
    We were in Rome May 5-7, 2023 | 2026-03-16 | 2023-05-05 to 2023-05-07 (absolute)
    We were in Rome 5–7 May 2023 | 2026-03-16 | 2023-05-05 to 2023-05-07 (absolute)
    We were in Rome from 5 to 7 May 2023 | 2026-03-16 | 2023-05-05 to 2023-05-07 (absolute)
    On the 5th we met | 2026-03-16 | 2026-03-05
    On the 20th we met | 2026-03-16 | 2026-02-20
    The bill is due by the 20th | 2026-03-16 | 2026-03-20
    On 29 February 2024 it failed | 2026-03-16 | 2024-02-29 (absolute)
    On 29 February it failed | 2026-03-16 | 2024-02-29
  `,
);

describeTable(
  'named times: numeric',
  `
    It broke on 2026-03-09 | 2026-03-16 | 2026-03-09 (absolute)
    It broke on 2026-03-09T12:00:00Z | 2026-03-16 | 2026-03-09 (absolute)
    It broke at 2026-03-09 10:30 | 2026-03-16 | 2026-03-09 (absolute)
    It broke in 2026-03 | 2026-03-16 | 2026-03-01 to 2026-03-31 (absolute)
    It broke on 2026/03/09 | 2026-03-16 | 2026-03-09 (absolute)
    It broke in 2026-W11 | 2026-03-16 | 2026-03-09 to 2026-03-15 (absolute)
    It broke on 10/11/2025 | 2026-03-16 | 2025-11-10 (absolute)
    It broke on 13/05/2025 | 2026-03-16 | 2025-05-13 (absolute)
    It broke on 05/13/2025 | 2026-03-16 | 2025-05-13 (absolute)
    It broke on 10.11.2025 | 2026-03-16 | 2025-11-10 (absolute)
    It broke on 10-11-2025 | 2026-03-16 | 2025-11-10 (absolute)
    It broke on 5/12/23 | 2026-03-16 | 2023-12-05 (absolute)
  `,
);

describeTable(
  'named times: years and decades',
  `
    I graduated in '05 | 2026-03-16 | 2005-01-01 to 2005-12-31 (absolute)
    She grew up in the late 60s | 2026-03-16 | 1967-01-01 to 1969-12-31 (absolute)
    The 1900s were violent | 2026-03-16 | 1900-01-01 to 1999-12-31 (absolute)
    In 2019 I lived in Rome | 2026-03-16 | 2019-01-01 to 2019-12-31 (absolute)
    I have lived here since 2019 | 2026-03-16 | 2019-01-01 to 2026-03-16 (absolute)
    2023 was a good year | 2026-03-16 | 2023-01-01 to 2023-12-31 (absolute)
    It will be done by 2030 | 2026-03-16 | 2030-01-01 to 2030-12-31 (absolute)
    I was born in the year 1988 | 2026-03-16 | 1988-01-01 to 1988-12-31 (absolute)
    She grew up in the 90s | 2026-03-16 | 1990-01-01 to 1999-12-31 (absolute)
    She grew up in the '90s | 2026-03-16 | 1990-01-01 to 1999-12-31 (absolute)
    She grew up in the 1990s | 2026-03-16 | 1990-01-01 to 1999-12-31 (absolute)
    She grew up in the nineties | 2026-03-16 | 1990-01-01 to 1999-12-31 (absolute)
    The early 2000s were wild | 2026-03-16 | 2000-01-01 to 2003-12-31 (absolute)
    We worked there between 2019 and 2021 | 2026-03-16 | 2019-01-01 to 2021-12-31 (absolute)
    We worked there from 2019 to 2021 | 2026-03-16 | 2019-01-01 to 2021-12-31 (absolute)
    We worked there in 2019–2021 | 2026-03-16 | 2019-01-01 to 2021-12-31 (absolute)
  `,
);

describeTable(
  'named times: seasons',
  `
    We went to Spain last summer | 2026-03-16 | 2025-06-01 to 2025-08-31
    Last winter was cold | 2026-03-16 | 2025-12-01 to 2026-02-28
    Next spring we will plant trees | 2026-03-16 | 2027-03-01 to 2027-05-31
    The offset ignores the end of summer time | 2026-03-16 | -
    This winter time tracking moves to Toggl | 2026-03-16 | 2026-12-01 to 2027-02-28
    This summer we will travel | 2026-03-16 | 2026-06-01 to 2026-08-31
    In the summer we went to Spain | 2026-03-16 | 2025-06-01 to 2025-08-31
    We visited Rome in summer 2021 | 2026-03-16 | 2021-06-01 to 2021-08-31 (absolute)
    We visited Rome in the summer of 2021 | 2026-03-16 | 2021-06-01 to 2021-08-31 (absolute)
    We were in Woodstock in the summer of 69 | 2026-03-16 | 1969-06-01 to 1969-08-31 (absolute)
    We married in the summer of 09, in Bath | 2026-03-16 | 2009-06-01 to 2009-08-31 (absolute)
    We met in the summer of 40 gigs | 2026-03-16 | 2025-06-01 to 2025-08-31
    We met in the fall of 2019 | 2026-03-16 | 2019-09-01 to 2019-11-30 (absolute)
    I moved here in winter 2023 | 2026-03-16 | 2023-12-01 to 2024-02-29 (absolute)
    Over the winter I learned Rust | 2026-03-16 | 2025-12-01 to 2026-02-28
  `,
);

describeTable(
  'named times: quarters and halves',
  `
    We hired in the first quarter | 2026-03-16 | 2026-01-01 to 2026-03-31
    In the second half of last year we grew | 2026-03-16 | 2025-07-01 to 2025-12-31
    Sales rose in Q3 2025 | 2026-03-16 | 2025-07-01 to 2025-09-30 (absolute)
    Sales rose in Q4 | 2026-03-16 | 2025-10-01 to 2025-12-31
    We will launch in Q2 | 2026-03-16 | 2026-04-01 to 2026-06-30
    Revenue grew in the last quarter of 2024 | 2026-03-16 | 2024-10-01 to 2024-12-31 (absolute)
    We launched in the third quarter of 2024 | 2026-03-16 | 2024-07-01 to 2024-09-30 (absolute)
    We launched in the first half of 2024 | 2026-03-16 | 2024-01-01 to 2024-06-30 (absolute)
    We launched in H2 2024 | 2026-03-16 | 2024-07-01 to 2024-12-31 (absolute)
    We launched in Q3 of last year | 2026-03-16 | 2025-07-01 to 2025-09-30
  `,
);

describeTable(
  'named times: parts',
  `
    The deadline is mid next week | 2026-03-16 | 2026-03-25 to 2026-03-26
    It crashed at the end of last month | 2026-03-16 | 2026-02-21 to 2026-02-28
    It started in mid-June | 2026-03-16 | 2025-06-11 to 2025-06-20
    It started in early 2024 | 2026-03-16 | 2024-01-01 to 2024-04-30 (absolute)
    It started in late 2023 | 2026-03-16 | 2023-09-01 to 2023-12-31 (absolute)
    It started early last year | 2026-03-16 | 2025-01-01 to 2025-04-30
    We will ship by the end of the month | 2026-03-16 | 2026-03-31
    We will ship by the end of the week | 2026-03-16 | 2026-03-22
    We will ship by end of year | 2026-03-16 | 2026-12-31
    It was sunny at the end of March | 2026-03-31 | 2026-03-21 to 2026-03-31
    It began in late March 2025 | 2026-03-16 | 2025-03-21 to 2025-03-31 (absolute)
    The talk was at the beginning of May 2023 | 2026-03-16 | 2023-05-01 to 2023-05-10 (absolute)
    The talk was in the middle of last week | 2026-03-16 | 2026-03-11 to 2026-03-12
    She grew up in the late 1990s | 2026-03-16 | 1997-01-01 to 1999-12-31 (absolute)
    We met in the first week of June 2023 | 2026-03-16 | 2023-06-01 to 2023-06-07 (absolute)
    We met on the first Monday of June 2023 | 2026-03-16 | 2023-06-05 (absolute)
    We met on the last day of last month | 2026-03-16 | 2026-02-28
    We met on the second weekend of August 2023 | 2026-03-16 | 2023-08-12 to 2023-08-13 (absolute)
    We will meet on the last Friday of next month | 2026-03-16 | 2026-04-24
  `,
);

describeTable(
  'named times: holidays',
  `
    The day after Christmas we left | 2026-03-16 | 2025-12-26
    On Easter Monday 2026 we will rest | 2026-03-16 | 2026-04-06 (absolute)
    On Ash Wednesday 2026 we fasted | 2026-03-16 | 2026-02-18 (absolute)
    On St Patrick's Day 2025 we sang | 2026-03-16 | 2025-03-17 (absolute)
    On Cyber Monday 2025 sales rose | 2026-03-16 | 2025-12-01 (absolute)
    We met on Christmas Eve | 2026-03-16 | 2025-12-24
    We got the puppy just after Christmas | 2026-03-16 | 2025-12-26 to 2025-12-31
    We left right after Christmas dinner | 2026-03-16 | 2025-12-25
    At Christmas we were in Graz | 2026-03-16 | 2025-12-25
    We will fly home for Christmas | 2026-03-16 | 2026-12-25
    We met at Easter | 2026-03-16 | 2025-04-20
    We will meet at Easter | 2026-03-16 | 2026-04-05
    Easter 2024 was early | 2026-03-16 | 2024-03-31 (absolute)
    It snowed on Good Friday 2025 | 2026-03-16 | 2025-04-18 (absolute)
    It rained on Pentecost 2025 | 2026-03-16 | 2025-06-08 (absolute)
    Last Thanksgiving we were alone | 2026-03-16 | 2025-11-27
    On Thanksgiving 2025 we cooked | 2026-03-16 | 2025-11-27 (absolute)
    On Black Friday 2024 the shop broke | 2026-03-16 | 2024-11-29 (absolute)
    I called her on Mother's Day | 2026-03-16 | 2025-05-11
    I called him on Father's Day 2025 | 2026-03-16 | 2025-06-15 (absolute)
    We closed on Memorial Day 2025 | 2026-03-16 | 2025-05-26 (absolute)
    We closed on Labor Day | 2026-03-16 | 2025-09-01
    On Halloween the site went down | 2026-03-16 | 2025-10-31
    On New Year's Eve the pager rang | 2026-03-16 | 2025-12-31
    Next Christmas we will be in Oslo | 2026-03-16 | 2026-12-25
    On Valentine's Day I proposed | 2026-03-16 | 2026-02-14
    Martin Luther King Day 2026 was calm | 2026-03-16 | 2026-01-19 (absolute)
  `,
);

describeTable(
  'named times: ranges and durations',
  `
    Deploys will be frozen between 20 December and 2 January | 2026-03-16 | 2026-12-20 to 2027-01-02
    The outage lasted from 10 March to 12 March | 2026-03-16 | 2026-03-10 to 2026-03-12
    We have 22 days from 10 January to 1 February 2026 | 2026-03-16 | 2026-01-10 to 2026-02-01 (absolute)
    The outage lasted from March 10 through March 12, 2025 | 2026-03-16 | 2025-03-10 to 2025-03-12 (absolute)
    As of 1 April 2026 we use pnpm | 2026-03-16 | 2026-04-01 (absolute)
    From tomorrow on we use pnpm | 2026-03-16 | 2026-03-17
    The shop was closed from March to June 2023 | 2026-03-16 | 2023-03-01 to 2023-06-30 (absolute)
    We were in Japan from 20 December 2024 to 5 January 2025 | 2026-03-16 | 2024-12-20 to 2025-01-05 (absolute)
    We were in Japan from 28 December to 3 January | 2026-03-16 | 2025-12-28 to 2026-01-03
    They were away between Christmas and New Year | 2026-03-16 | 2025-12-25 to 2026-01-01
    I met Zoe from last Monday to last Friday | 2026-03-18 | 2026-03-09 to 2026-03-13
    We were away between last Friday and last Monday | 2026-03-18 | 2026-03-13 to 2026-03-16
    We will be away from next Monday to next Friday | 2026-03-21 | 2026-03-23 to 2026-03-27
    We were away from Monday to Wednesday | 2026-03-16 | 2026-03-09 to 2026-03-11
    The office is closed until Friday | 2026-03-16 | 2026-03-16 to 2026-03-20
    I will be away until 5 April | 2026-03-16 | 2026-03-16 to 2026-04-05
    We used npm until 2019 | 2026-03-16 | 2019-01-01 to 2019-12-31 (absolute)
    We use pnpm since last week | 2026-03-16 | 2026-03-09 to 2026-03-16
    I have worked here for three years | 2026-03-16 | 2023-03-16 to 2026-03-16
    I have been learning Go for two months | 2026-03-16 | 2026-01-16 to 2026-03-16
    She has been away for 10 days | 2026-03-16 | 2026-03-06 to 2026-03-16
    I have known her for over ten years | 2026-03-16 | 2016-03-16 to 2026-03-16
    I am vegetarian for three years now | 2026-03-16 | 2023-03-16 to 2026-03-16
    We have used it since last summer | 2026-03-16 | 2025-06-01 to 2026-03-16
    March–June 2023 was calm | 2026-03-16 | 2023-03-01 to 2023-06-30 (absolute)
  `,
);

describeTable(
  'named times: German, French, Spanish',
  `
    Gestern haben wir ausgeliefert | 2026-03-16 | 2026-03-15
    Wir haben am Montag ausgeliefert | 2026-03-16 | 2026-03-09
    Wir haben vor drei Tagen ausgeliefert | 2026-03-16 | 2026-03-13
    Letzte Woche war ich krank | 2026-03-16 | 2026-03-09 to 2026-03-15
    Seit drei Jahren arbeite ich hier | 2026-03-16 | 2023-03-16 to 2026-03-16
    Ich arbeite hier seit 2019 | 2026-03-16 | 2019-01-01 to 2026-03-16 (absolute)
    Am 5. März 2024 haben wir geheiratet | 2026-03-16 | 2024-03-05 (absolute)
    Wir treffen uns übermorgen | 2026-03-16 | 2026-03-18
    Im Mai 2023 war ich in Rom | 2026-03-16 | 2023-05-01 to 2023-05-31 (absolute)
    Letzten Sommer war ich in Rom | 2026-03-16 | 2025-06-01 to 2025-08-31
    Nous avons fini hier soir | 2026-03-16 | 2026-03-15
    La semaine dernière nous étions à Lyon | 2026-03-16 | 2026-03-09 to 2026-03-15
    Il y a deux ans nous étions à Lyon | 2026-03-16 | 2024-01-01 to 2024-12-31
    Le 5 mars 2024 nous étions à Lyon | 2026-03-16 | 2024-03-05 (absolute)
    Nous avons déménagé en mars 2024 | 2026-03-16 | 2024-03-01 to 2024-03-31 (absolute)
    J'habite ici depuis 2019 | 2026-03-16 | 2019-01-01 to 2026-03-16 (absolute)
    Ayer terminamos el informe | 2026-03-16 | 2026-03-15
    La semana pasada estuvimos en Lima | 2026-03-16 | 2026-03-09 to 2026-03-15
    Hace tres días estuvimos en Lima | 2026-03-16 | 2026-03-13
    El 5 de marzo de 2024 estuvimos en Lima | 2026-03-16 | 2024-03-05 (absolute)
    Vivo aquí desde 2019 | 2026-03-16 | 2019-01-01 to 2026-03-16 (absolute)
    El lunes pasado estuvimos en Lima | 2026-03-16 | 2026-03-09
  `,
);

// 18 March 2026 is a Wednesday.
describeTable(
  'named times: quarters, months and years as they are noted',
  `
    In Q1/2025 we lost two customers | 2026-03-18 | 2025-01-01 to 2025-03-31 (absolute)
    In 2025 Q3 we lost two customers | 2026-03-18 | 2025-07-01 to 2025-09-30 (absolute)
    The plan is for 2025-Q1 | 2026-03-18 | 2025-01-01 to 2025-03-31 (absolute)
    The plan is for H2/2025 | 2026-03-18 | 2025-07-01 to 2025-12-31 (absolute)
    The plan is for Q1/25 | 2026-03-18 | 2025-01-01 to 2025-03-31 (absolute)
    The workshop was in 02/2025 | 2026-03-18 | 2025-02-01 to 2025-02-28 (absolute)
    The workshop lasted 2025-02-14/2025-02-16 | 2026-03-18 | 2025-02-14 to 2025-02-16 (absolute)
    In the winter of 2023/24 I lived in Oslo | 2026-03-18 | 2023-12-01 to 2024-02-29 (absolute)
    I worked at Acme 2019–2023 | 2026-03-18 | 2019-01-01 to 2023-12-31 (absolute)
    I studied in Leipzig 2010 to 2014 | 2026-03-18 | 2010-01-01 to 2014-12-31 (absolute)
    The conference takes place on May 4th and 5th | 2026-03-18 | 2026-05-04 to 2026-05-05
    On St. Patrick's Day I met Sean | 2026-03-18 | 2026-03-17
    The launch was moved from Thursday to Friday | 2026-03-18 | 2026-03-19, 2026-03-20
  `,
);

describeTable(
  'named times: feasts that follow the moon, and Advent',
  `
    For Lunar New Year we visited grandma | 2026-03-18 | 2026-02-17
    On Chinese New Year 2025 we launched | 2026-03-18 | 2025-01-29 (absolute)
    On Lunar New Year 2027 we will be closed | 2026-03-18 | 2027-02-06 (absolute)
    Diwali 2025 was the day we launched | 2026-03-18 | 2025-10-20 (absolute)
    Diwali 2024 was the day we launched | 2026-03-18 | 2024-10-31 (absolute)
    During Ramadan 2025 I worked mornings | 2026-03-18 | 2025-03-01 to 2025-03-29 (absolute)
    Eid al-Fitr 2025 was a holiday | 2026-03-18 | 2025-03-30 (absolute)
    At Eid al-Adha 2024 we were home | 2026-03-18 | 2024-06-16 (absolute)
    Over Hanukkah 2024 we were home | 2026-03-18 | 2024-12-26 to 2025-01-02 (absolute)
    On Yom Kippur 2023 we were home | 2026-03-18 | 2023-09-25 (absolute)
    The release is after Passover 2026 | 2026-03-18 | 2026-04-02 to 2026-04-09 (absolute)
    Advent Sunday 2025 was rainy | 2026-03-18 | 2025-11-30 (absolute)
    We like the Diwali sweets | 2026-03-18 | -
  `,
);
