import { describeTable } from '../../testing/expression-table.js';

// 18 March 2026 is a Wednesday.
describeTable(
  'Polish times: days, weeks, months and years from now',
  `
    wczoraj wgrałem poprawkę na staging | 2026-03-18 | 2026-03-17
    przedwczoraj padł runner | 2026-03-18 | 2026-03-16
    dziś rano build się wywalił | 2026-03-18 | 2026-03-18
    jutro o 10 mamy demo | 2026-03-18 | 2026-03-19
    pojutrze wracam z urlopu | 2026-03-18 | 2026-03-20
    do jutra muszę to skończyć | 2026-03-18 | 2026-03-19
    w zeszłym tygodniu zmieniliśmy dostawcę | 2026-03-18 | 2026-03-09 to 2026-03-15
    w tym tygodniu mam dyżur | 2026-03-18 | 2026-03-16 to 2026-03-22
    w przyszłym miesiącu przeprowadzamy się do Łodzi | 2026-03-18 | 2026-04-01 to 2026-04-30
    w zeszłym roku biegłam maraton | 2026-03-18 | 2025-01-01 to 2025-12-31
    w zeszły weekend byliśmy w Gdyni | 2026-03-18 | 2026-03-14 to 2026-03-15
    w weekend malujemy kuchnię | 2026-03-18 | 2026-03-21 to 2026-03-22
    trzy dni temu zepsuła się zmywarka | 2026-03-18 | 2026-03-15
    kilka dni temu zepsuła się pralka | 2026-03-18 | 2026-03-14 to 2026-03-16
    2 tyg. temu kupiłam rower | 2026-03-18 | 2026-03-02 to 2026-03-08
    rok temu zmieniłem pracę | 2026-03-18 | 2025-01-01 to 2025-12-31
    pół roku temu rzuciłem palenie | 2026-03-18 | 2025-09-01 to 2025-09-30
    za dwa tygodnie lecimy do Rzymu | 2026-03-18 | 2026-03-30 to 2026-04-05
    za tydzień mam egzamin | 2026-03-18 | 2026-03-23 to 2026-03-29
    projekt trwa dwa tygodnie | 2026-03-18 | -
    syn ma 3 lata | 2026-03-18 | -
  `,
);

describeTable(
  'Polish times: weekdays in their cases, by the tense of the sentence',
  `
    w piątek wgrywamy nowy firmware na bramki | 2026-03-18 | 2026-03-20
    w piątek wgraliśmy nowy firmware na bramki | 2026-03-18 | 2026-03-13
    we wtorek spotykamy się z klientem | 2026-03-18 | 2026-03-24
    we wtorek padł serwer | 2026-03-18 | 2026-03-17
    została u nas do niedzieli | 2026-03-18 | 2026-03-15
    Ola powiedziała o tym w poniedziałek | 2026-03-18 | 2026-03-16
    w czwartek nie było prądu | 2026-03-18 | 2026-03-12
    w zeszłą środę padła baza | 2026-03-18 | 2026-03-11
    w przyszły wtorek mam dentystę | 2026-03-18 | 2026-03-24
    w najbliższy piątek jest retro | 2026-03-18 | 2026-03-20
    w piatek wgrywamy poprawke | 2026-03-18 | 2026-03-20
    w pt wypuszczamy 3.1 | 2026-03-18 | 2026-03-20
    w pon. o 9 rozmowa z kadrami | 2026-03-18 | 2026-03-23
    wizyta u dentysty czwartek 10:00 | 2026-03-18 | 2026-03-19
    jestem na urlopie od poniedziałku do środy | 2026-03-18 | 2026-03-23 to 2026-03-25
    od poniedziałku do środy byłem na szkoleniu | 2026-03-18 | 2026-03-16 to 2026-03-18
    spotkanie przełożono na piątek | 2026-03-18 | 2026-03-20
    zarezerwowałam stolik na sobotę | 2026-03-18 | 2026-03-21
    w każdy piątek mamy retro | 2026-03-18 | -
    co wtorek gram w piłkę | 2026-03-18 | -
    w soboty chodzę na basen | 2026-03-18 | -
    nigdy nie wdrażamy w piątek | 2026-03-18 | -
  `,
);

describeTable(
  'Polish times: dates, months and years',
  `
    Marek przejmuje aplikację mobilną 1 czerwca | 2026-03-18 | 2026-06-01
    kończymy projekt 12 maja 2027 | 2026-03-18 | 2027-05-12 (absolute)
    ślub był 2 grudnia | 2026-03-18 | 2025-12-02
    umowa wygasa 2 grudnia | 2026-03-18 | 2026-12-02
    w marcu przeszliśmy na Rust | 2026-03-18 | 2026-03-01 to 2026-03-31
    w lipcu 2025 kupiliśmy mieszkanie | 2026-03-18 | 2025-07-01 to 2025-07-31 (absolute)
    w lipcu jedziemy na Mazury | 2026-03-18 | 2026-07-01 to 2026-07-31
    w pazdzierniku bylismy w Pradze | 2026-03-18 | 2025-10-01 to 2025-10-31
    na początku maja zaczynam nową pracę | 2026-03-18 | 2026-05-01 to 2026-05-10
    pod koniec lutego rozstaliśmy się z dostawcą | 2026-03-18 | 2026-02-21 to 2026-02-28
    pod koniec czerwca kończy się umowa | 2026-03-18 | 2026-06-30
    jesteśmy na urlopie od 3 do 7 maja | 2026-03-18 | 2026-05-03 to 2026-05-07
    3-7 maja jesteśmy w Krakowie | 2026-03-18 | 2026-05-03 to 2026-05-07
    biuro jest zamknięte do 25 marca | 2026-03-18 | 2026-03-18 to 2026-03-25
    trzeba to oddać do 25 marca | 2026-03-18 | 2026-03-25
    od stycznia pracuję w Poznaniu | 2026-03-18 | 2026-01-01 to 2026-03-18
    od 1 kwietnia obowiązuje nowa umowa | 2026-03-18 | 2026-04-01
    mieszkam tu od 2021 roku | 2026-03-18 | 2021-01-01 to 2026-03-18 (absolute)
    w 2019 skończyłem studia | 2026-03-18 | 2019-01-01 to 2019-12-31 (absolute)
    pracuję w tej firmie od trzech lat | 2026-03-18 | 2023-03-18 to 2026-03-18
    w drugim kwartale ruszamy z nową apką | 2026-03-18 | 2026-04-01 to 2026-06-30
    zeszłego lata byliśmy w Chorwacji | 2026-03-18 | 2025-06-01 to 2025-08-31
    latem jedziemy do Grecji | 2026-03-18 | 2026-06-01 to 2026-08-31
    latem jest tu gorąco | 2026-03-18 | -
    w Wigilię byliśmy u teściów | 2026-03-18 | 2025-12-24
    na Wielkanoc przyjeżdżają rodzice | 2026-03-18 | 2026-04-05
    mieszkam przy ulicy 3 Maja | 2026-03-18 | -
    do domu wróciliśmy późno | 2026-03-18 | -
    Maja poprawiła testy | 2026-03-18 | -
  `,
);

describeTable(
  'Polish words that other languages have',
  `
    I do 15 pushups before lunch | 2026-03-18 | -
    so we do it on Friday, ok? | 2026-03-18 | 2026-03-20
    the lat and lng columns are floats | 2026-03-18 | -
    point w 2019 the proxy at the port | 2026-03-18 | -
    no fim do mês o servidor caiu | 2026-03-18 | 2026-03-21 to 2026-03-31
  `,
);
