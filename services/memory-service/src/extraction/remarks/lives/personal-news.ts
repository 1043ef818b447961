import { anyOf } from '../../language/pattern-set.js';

/*
 * What happened in somebody's life. Its form is that of a report of the minute ("I just pushed it", "the build broke
 * today"); only what happened tells that it is asked about next year. Every pattern is anchored at the start, and all
 * repetition is bounded.
 */

/** "I", "my sister", "Dr. Jonas Weber", and when or how far. */
const somebody =
  "(?:[\\p{L}.'-]{1,20} ){1,3}?(?:(?:just|recently|finally|officially|actually|also|now|have|has|had|already|both) ){0,3}";
const contractedSomebody = `(?:(?:i've|we've|he's|she's|they've) (?:(?:just|recently|finally|officially|also|already) ){0,2}|${somebody})`;
const whose = '(?:an?|my|our|his|her|their|the|two|three|another)';
const described = `${whose} (?:[\\p{L}-]{1,20} ){0,2}`;

const possession =
  'puppy|dog|cat|kitten|rabbit|horse|parrot|hamster|baby|degree|visa|house|home|flat|apartment|car|bike|motorbike|boat|piano|guitar|tattoo|scholarship';
const post =
  'job|role|position|promotion|offer|raise|internship|apprenticeship|degree|phd|company|business|startup|family|band|podcast|blog|diet|therapy|sabbatical|course|choir|team';
const study =
  "phd|ph\\.d|degree|thesis|dissertation|master's|masters|bachelor's|bachelors|marathon|triathlon|driving test|bar exam|apprenticeship|internship|residency|probation|treatment|chemotherapy|chemo|studies";
const bone = 'leg|arm|ankle|wrist|nose|foot|hand|finger|thumb|toe|rib|collarbone|hip|elbow|knee|shoulder';
const illness =
  'cataracts?|glaucoma|diabetes|gout|cancer|shingles|asthma|arthritis|dementia|epilepsy|eczema|migraines|measles|mumps|anaemia|anemia|pneumonia|bronchitis|tinnitus|scoliosis|hernia|sciatica|celiac|coeliac disease|adhd|autism|dyslexia|lyme(?: disease)?|high blood pressure|[\\p{L}]{4,12}itis';
const dwelling =
  'flat|apartment|house|home|place|city|town|village|country|office|farm|dorm|neighbou?rhood|parents|boyfriend|girlfriend|partner';

const happened = (what: string): RegExp => new RegExp(`^${contractedSomebody}(?:${what})(?![\\p{L}'-])`, 'iu');

/** "Lena and I are getting a dog", "she's expecting twins": to come, and told as going on. */
const coming = new RegExp(
  `^(?:(?:i'm|we're|he's|she's|they're) |${somebody}(?:am|is|are) )(?:(?:finally|officially|also|now) )?(?:(?:getting|expecting|adopting|buying|having|selling) ${described}(?:${possession})s?|getting (?:married|engaged|divorced)|(?:expecting|having) (?:twins|triplets))(?![\\p{L}'-])`,
  'iu',
);

const isNewsOfAnyForm = anyOf([
  coming,
  happened(
    'got (?:married|engaged|divorced|promoted|hired|fired|laid off|pregnant|vaccinated|diagnosed|naturali[sz]ed)',
  ),
  happened('(?:gave birth|passed away|graduated|retired|proposed to|broke up with|came out as|was born|was diagnosed)'),
  happened(`(?:got|adopted|bought|sold|rescued|inherited) ${described}(?:${possession})s?`),
  happened(
    `(?:got|started|took|accepted|quit|left|lost|landed|founded|joined) ${described}(?:${post})(?! (?:of|wrong|right|back)(?!\\p{L}))`,
  ),
  happened(`(?:finished|completed|passed|failed|defended|submitted) ${described}(?:${study})`),
  happened('(?:finished|left|started) (?:high school|school|university|college|kindergarten|uni)'),
  happened(`(?:broke|sprained|fractured|injured) ${whose} (?:(?:left|right) )?(?:${bone})`),
  happened(`(?:has|have|got|has got|was told (?:he|she) has) (?:an? )?(?:\\p{L}{3,10} )?(?:${illness})`),
  happened(`(?:lost|tore|burnt|burned) ${whose} (?:(?:left|right) )?(?:${bone})`),
  happened('(?:owes|owe|owed) (?:[\\p{L}]{1,15} ){1,3}?\\S{0,2}\\d[\\d.,]*'),
  happened(`had ${described}(?:baby|child|son|daughter|grandchild|surgery|operation|stroke|heart attack|miscarriage)`),
  happened(`moved (?:back )?(?:to|into|in with|out of) ${described}(?:${dwelling})`),
  happened(
    '(?:started|began|stopped|quit|gave up) (?:learning|studying|smoking|drinking (?:coffee|alcohol|beer|wine)|working (?:at|for|as)|volunteering|dating|going to|swimming|knitting|gardening|teaching|playing (?!(?:around|with|it|this|that)(?!\\p{L})))',
  ),
]);

/** "I've cut out caffeine", "gave up meat": a habit that changed, and not "I give up on this". */
const newHabit =
  /^(?:(?:and|also|so|but),? )?(?:i|we|my \p{L}+)(?:'ve| have| has)? (?:(?:just|recently|finally|also|completely|now) )?(?:cut out|given up|gave up|quit|taken up|took up|stopped eating|stopped drinking|started eating|gone (?=vegan|vegetarian)|went (?=vegan|vegetarian)) ?(?!on\b|now\b|for\b|trying\b|it\b|that\b|this\b|the (?:terminal|app|editor|process|session))\p{L}{3,}/iu;

/** "rip my laptop, died two weeks ago" */
const lost =
  /^(?:rip|goodbye|farewell)(?: to)? (?:my|our) [\p{L}\d -]{2,40},? (?:it )?(?:died|broke|fell|got|was|passed|went|finally|just)\b/iu;

/** What only a capital tells from work on the screen: "moved to Oslo", "started using Vim". */
const namedNews =
  /^(?:[\p{L}.'-]{1,20} ){1,3}?(?:(?:just|recently|finally|officially|also|now|have|has|had|already) ){0,3}(?:(?:moved|relocated|emigrated|flew|came) (?:back )?(?:here )?(?:to|from)|(?:started|began|stopped) using|finished (?:reading|watching|writing)) \p{Lu}/u;

/** "Tom and I broke up", "we got back together": of two persons, one of whom tells it. */
const ofACouple =
  /^(?:\p{L}[\p{L}.'-]{0,19} (?:\p{L}+ )?and i|(?:me|i) and \p{L}[\p{L}.'-]{0,19}|we)(?:['’]ve)? (?:(?:have|just|recently|finally|also|sadly) ){0,2}(?:broke(?:n)? up|split up|separated|eloped|got(?:ten)? back together|moved in together|called off (?:the|our) (?:wedding|engagement))(?![\p{L}'-])/iu;

/** "If you're cooking, I'm allergic to peanuts": whoever forgets it does harm. */
const ofHealth =
  /\b(?:i['’]?m|i am|we['’]?re|(?:he|she|\p{L}{2,})(?:['’]s| is)) (?:(?:also|badly|very|severely|really|both) )?(?:allergic to|intolerant|lactose[- ]intolerant|a?n? ?(?:coeliac|celiac)|(?:type \d )?diabetic|asthmatic|pregnant)(?![\p{L}?])/iu;

/** "before that I was a paramedic": what somebody did for a living. */
const formerly =
  /^(?:(?:and|so|but),? )?before (?:that|then|this job|that job|this|programming|coding|tech|software|uni|university|college|dev work),? i (?:(?:was|used to be|worked as|had been) an? (?!bit\b|little\b|lot\b|few\b|single\b|new\b|while\b)\p{L}{3,}|(?:worked|taught|studied) (?:as|at|for|in|with)? ?\p{L}{2,}|drove (?!it\b|this\b|that\b)\p{L}{3,}|was (?:in|with) (?:the )?(?:army|navy|police|military|banking|finance|marketing|sales|retail|academia|research))/iu;

const kin =
  '(?:grand|great-grand|step|god|half-)?(?:mother|father|mum|mom|mummy|dad|ma|pa|parents?|son|daughter|brother|sister|child|kid|kids|children)(?:[- ]in[- ]law)?|in-laws|grandma|grandpa|wife|husband|partner|fiancée?|boyfriend|girlfriend|ex|uncle|aunt|cousin|nephew|niece|twin|friend|roommate|flatmate|neighbou?r';
const others =
  'boss|manager|team lead|tech lead|cto|ceo|co-?founder|colleague|co-?worker|mentor|teacher|doctor|dentist|therapist|landlord|landlady|tenant|cat|dog|puppy|kitten|rabbit|horse|hamster|parrot|tortoise';
/** "My father just died", "our landlord is raising the rent" */
const ofThoseClose = new RegExp(
  `^(?:(?:so|and|sadly),? )?(?:my|our|his|her|their) (?:[\\p{L}-]{1,20} ){0,2}(?:${kin}|${others}) (?:(?:has |have )?(?:just |recently |finally |sadly |suddenly )?(?:died|passed away|quit|resigned|retired|moved out|arrived from|got fired|gave notice)|(?:is|are) (?:(?:also|now|currently|slowly) )?(?:dying(?! (?:to|for|inside|here|laughing|of (?:laughter|laughing|boredom|embarrassment|cuteness|curiosity))\\b)|quitting|resigning|retiring|divorcing|emigrating|relocating|recovering from|suffering from|moving (?:to|in|out)|raising (?:the|our|my) rent|selling the|leaving (?:the|us|for)))(?![\\p{L}'-])`,
  'iu',
);
const papers =
  'lease|contract|visa|passport|driving licen[cs]e|licen[cs]e|residence permit|work permit|permit|insurance|mortgage|probation|notice period|sabbatical|parental leave|maternity leave|paternity leave|warranty|membership|scholarship|internship|startup|start-up|company|employer|school|office|studio';
/** "My lease just started", "our office is relocating" */
const ofOnesAffairs = new RegExp(
  `^(?:(?:so|and),? )?(?:my|our) (?:[\\p{L}-]{1,20} ){0,2}(?:${papers}) (?:(?:has |have )?(?:just |recently |officially )?(?:died|expired|ended|started|began|folded|went bankrupt|shut down|got (?:acquired|approved|rejected|renewed|extended|cancell?ed))|(?:is|are) (?:(?:also|now|about to) )?(?:expiring|ending|relocating|moving to|shutting down|closing down|being (?:sold|acquired|renewed)|expire|end))(?![\\p{L}'-])`,
  'iu',
);
/** "it's a girl!", "its twins": whom parents expect, or have. */
const ofBirth =
  /^(?:and |oh |btw |so )?it['’]?s (?:going to be |gonna be )?(?:a (?:baby )?(?:girl|boy)|twins|triplets)(?: (?:btw|again|this time|too))?[\s.!:;)(❤🎉]*$/iu;
const birthday =
  /^(?:it['’]?s|today is|today['’]s) (?:my|our|his|her|\p{L}+['’]s) (?:\S+ )?(?:birthday|anniversary)(?!\p{L})/iu;
/** "I ran a marathon a fortnight ago", "walked 20 km this morning" */
const feat =
  /^(?:(?:i|we)(?:['’]ve)? )?(?:just )?(?:ran|run|walked|swam|swum|cycled|biked|hiked|rowed|paddled|climbed|jogged) (?:(?:an?|my|our|the) (?:(?:first|second|third|whole|entire|half) ?-?)?(?:marathon|half[- ]marathon|ultra(?:marathon)?|triathlon|10k|5k|trail)|\d{1,3}(?:[.,]\d)? ?(?:k(?! (?:iterations|tests|requests|rows|queries|times|runs|samples)\b)|km|kilomet(?:er|re)s?|miles?|mi))(?![\p{L}'-])/iu;

const bodyPart =
  'knees?|back|neck|shoulders?|hips?|ankles?|wrists?|elbows?|hands?|foot|feet|heel|tooth|teeth|jaw|stomach|belly|chest|ears?|eyes?|throat|ribs?|leg|legs|arm|arms';
/** "For the last ten days my left knee hurts", "my back has been hurting since May": pain that has a time of its own. */
const ofPain = new RegExp(
  `^(?=.*\\b(?:since|for (?:the (?:last|past) )?(?:\\d{1,3}|[a-z-]{1,12}) (?:days|weeks|months|years)|for (?:weeks|months|years|ages))\\b)(?:[^,;:]{1,40},? )?my (?:(?:left|right|lower|upper) )?(?:${bodyPart}) (?:(?:still|really|badly) )?(?:hurts?|aches?|is sore|are sore|has (?:been )?(?:hurting|aching|hurt|sore)|have (?:been )?(?:hurting|aching|hurt|sore)|is killing me)(?![\\p{L}'-])`,
  'iu',
);

/** Whether a sentence tells what happened in somebody's life. */
export const tellsPersonalNews = (sentence: string): boolean => {
  const head = sentence.slice(0, 120);
  return (
    isNewsOfAnyForm(head) ||
    newHabit.test(head) ||
    lost.test(head) ||
    namedNews.test(head) ||
    ofACouple.test(head) ||
    ofHealth.test(head) ||
    formerly.test(head) ||
    ofThoseClose.test(head) ||
    ofOnesAffairs.test(head) ||
    ofBirth.test(head) ||
    birthday.test(head) ||
    feat.test(head) ||
    ofPain.test(head)
  );
};
