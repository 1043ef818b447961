import { wordSet } from './word-set.js';

/*
 * Words for the moment: how one feels, what looks wrong on the screen, the break one takes, the talk itself. Verbs
 * stand in their base form. A sentence that holds nothing else is over when it was said.
 */

/** Those that make a sentence one of the moment. */
export const momentaryHeads = wordSet(
  // moods, and what one is for an hour
  'tired exhausted beat drained knackered wiped wrecked sleepy hungry thirsty hangry cold hot sweaty sick dizzy',
  'drunk hungover jetlagged awake asleep sore restless bored grumpy cranky moody angry mad furious pissed',
  'annoyed annoying irritated frustrated frustrating frustration sad upset depressed depressing disappointed',
  'disappointing embarrassed embarrassing ashamed nervous anxious worried scared afraid terrified stressed',
  'stressful overwhelmed overwhelming confused confusing puzzled puzzling baffled baffling bewildered stumped',
  'stuck lost clueless speechless shocked stunned surprised surprising surprisingly amazed astonished astounded',
  'flabbergasted mindblown mind-blown blown relieved relief delighted impressed thankful hopeful hopeless',
  'optimistic pessimistic skeptical sceptical desperate despair distracted distracting focused swamped slammed',
  'burnt burned fried toasted cooked mushy foggy fuzzy hazy numb dead dying brain-dead braindead exploding',
  'insane crazy nuts bonkers mental bananas hysterical hilarious awful horrible terrible dreadful lousy crappy',
  'nasty funny weird weirded odd strange ridiculous absurd silly stupid dumb idiot idiotic moron fool foolish',
  'dense slow-witted rusty useless worthless painful painfully tedious tiring exhausting maddening infuriating',
  'satisfying satisfied pleased chuffed jealous lazy sluggish motivated unmotivated procrastinating rambling',
  'babbling ranting venting whining nitpicky picky overthinking daydreaming zoning hyped anxiously',
  // body
  'brain brains head headache migraine eye eyes eyeballs eyelids noggin neck wrist wrists fingers shoulders',
  'nerves sanity soul stomach tummy legs',
  'cry scream yell weep sob sweat yawn shiver panic faint puke vomit explode implode melt boil spin ache hurt',
  'throb bleed twitch crave starve suffer rage rant vent sigh groan facepalm cringe sneeze cough survive',
  // breaks and partings
  'coffee tea espresso lunch dinner breakfast brunch snack nap doorbell bathroom loo toilet shower bed sleep',
  'snooze stretch reboot brb afk bbl bbiab gtg g2g ttyl tmrw fridge kettle caffeine beer',
  // defects on the screen
  'overlap flicker flash blink jitter wobble jump glitch glitchy lag laggy janky jerky stutter choppy freeze',
  'frozen hang crash crashed disappear vanish reappear duplicate misalign misaligned crooked uneven squish',
  'squished squash squashed cropped truncated clipped blurry blurred fuzzy pixelated grainy faded blank',
  'black-screen garbled gibberish mangled unreadable illegible invisible ugly hideous cluttered cramped huge',
  'tiny gigantic microscopic bouncing bouncy wonky funky clunky buggy broken borked busted kaput dead spammed',
  'unresponsive unclickable grayed greyed distorted stretched overflow spill bleed nonsense garbage',
  'gobbledygook haywire berserk wrong incorrect weirdly oddly strangely',
  'hate hates hated despise detest loathe fault misread mistype mistyped misclick misclicked fat-fingered mess',
  'messed screw screwed muck mucked overlook misunderstood botch botched goof goofed typo typos slip derp',
  'brainfart facepalmed',
  // the talk itself
  'rephrase digress ramble interrupt reread re-read elaborate paraphrase misheard mishear nevermind offtopic',
  'off-topic tangent typing',
  // exclamations, and words for how it goes
  'progress patience late thin fumes weather nowhere waste halfway',
  'hooray hurray hurrah woohoo yippee eureka voila voilà bingo jackpot boom bam tada ta-da hallelujah amen',
  'finally phew damn dammit damnit darn shit crap fuck fucking fck wtf wth omfg hell heck bloody freaking',
  'frigging jeez christ gosh goodness heavens lord yikes eek argh aargh gah meh bah blah duh lmfao rofl xd smh',
  'imho nope mhm bruh dang welp tsk sheesh ouch oof',
  'miracle miraculous wizardry sorcery witchcraft voodoo wild wow-factor mind-blowing mindblowing unbelievable',
  'incredible insanely jaw-dropping phenomenal outstanding flawless spot-on bullshit nightmare torture hellish',
  'painstaking cursed haunted jinx jinxed karma murphy gremlins rabbit-hole headbang headdesk',
);

/** Those that may stand beside them without telling more. */
export const momentaryCompanions = wordSet(
  // what is on the screen, and the machine before one
  'screen page button link icon image picture logo text font colour color theme layout margin padding spacing',
  'header footer sidebar navbar menu dropdown tooltip popup pop-up modal dialog toast banner spinner loader',
  'scroll scrollbar scrolling cursor pointer mouse keyboard field checkbox textbox placeholder label title',
  'heading border corner edge top bottom left right middle side center centre background width height size',
  'pixel view preview animation transition hover click tap terminal console shell browser window tab editor ide',
  'tool laptop computer machine pc mac phone mobile monitor display fan battery wifi wi-fi internet connection',
  'network vpn mic headset camera',
  'wrap type types train bus flight red dark light mode theme full deep high low thin raining rain snow weather',
  'outside behind spoon plate',
  'around across behind through against before between during along toward towards past beyond within upon',
  'content noisy loud upload download install file files folder shortcut state toast app site website webpage',
  'thing output log response message bug error fail failure crash exception warning stack trace stacktrace',
  'stuff test build compile deploy branch merge conflict diff commit code script command line file function',
  'loop semicolon bracket comma character letter word variable file folder path module package import',
  'dependency login submit update refresh reload restart load render run rerun debug typo',
  // verbs of feeling, seeing, going, trying
  'feel look sound seem appear get go come keep start stop begin stay turn become make take give need want',
  'think believe guess swear admit bet suppose mean say tell ask talk speak answer reply repeat explain read',
  'reread follow understand see watch stare hear notice find figure wonder hope wish expect remember forget',
  'mention know show try struggle fight battle wrestle deal cope handle stand bear drive kill finish end quit',
  'leave head run walk rush hurry grab fetch eat drink have sit lie stand wait hold break rest recharge relax',
  'breathe close open move push pull throw hit bang smash bash pull tear lose waste spend burn blow happen work',
  'play pop disappear cut cover hide shift touch mind bite chew swallow call click refuse cooperate fit halfway',
  'visible press type scroll drag paste copy write wake dig sink swim drown happen deserve',
  // amounts, times, degrees
  'hour hours minute minutes second seconds sec secs min mins moment moments bit while day days today tonight',
  'now nowadays morning afternoon evening night late early hours whole half entire entirely past same forever',
  'ages age far short long longer quick quickly slow slowly soon yet again already anymore still finally',
  'eventually suddenly all full enough too super kinda kind sorta pretty totally absolutely completely fully',
  'utterly extremely incredibly truly genuinely seriously honestly frankly literally basically somewhat',
  'slightly barely hardly nearly almost probably apparently somehow maybe perhaps definitely obviously bit',
  'badly hard harder easy easier worse worst better best big small little tad away off back up out down here',
  'there where everywhere nowhere right rn atm tho though lol once twice times count',
  'air walk food water break window wall desk chair floor door roof fire smoke circle circles end edge verge',
  'point hair joke dream dreams day life world universe god everything everyone nobody nothing none anything',
  'something somewhere myself magic fun pain relief shame pity bummer mistake fault mood mode zone roll fog',
  'autopilot energy patience willpower motivation focus attention steam gas juice fumes empty fault loss idea',
  'clue sense luck week',
);

/** Nouns of the screen: what happens to one of them, in few words, is in view and nowhere else. */
export const screenNouns = wordSet(
  'screen page button link icon image picture logo text font colour color colours colors layout header footer',
  'sidebar navbar menu dropdown tooltip popup pop-up modal dialog banner spinner loader scroll scrolling',
  'scrollbar cursor placeholder checkbox preview animation hover terminal console browser window tab wifi wi-fi',
  'internet fan laptop keyboard mouse headset headphones mic state hover bar progress shortcut shortcuts images',
  'form field table list row docker git npm pnpm yarn pip webpack compiler linter eslint prettier webpack',
  'squiggles',
);
