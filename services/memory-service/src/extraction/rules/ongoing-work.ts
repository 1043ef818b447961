import { wordsOf } from './lexicon/word-set.js';
import { anyOf } from './pattern-set.js';
import { isSpecific } from './specific.js';

/*
 * What somebody or something is busy with for minutes: "I'm reinstalling everything", "cargo is compiling 412 crates", "the healthcheck is
 * flapping", "port 3000 is already in use". The verb tells it: installing ends today, "building a compiler" and "running Postgres" go on.
 */

const adverbs = '(?: (?:now|currently|just|still|also|already|all|literally|right now|basically|kind of|only))*';

/** Nobody does these for weeks, whatever they are done to. */
const ofMinutes =
  're-?(?:installing|starting|booting|deploying|compiling|running|trying|loading|downloading|uploading|cloning|indexing|syncing|fetching|checking|linting|importing)|compiling|downloading|uploading|cloning|rebasing|rebooting|reverting|scrolling|pasting|unzipping|rolling back|refreshing|waiting (?:for|on) (?:ci|the|it|this|that|you|review|approval)';
/** These go on for long when what they are done to has a name. */
const ofMinutesHere =
  'running|installing|building|deploying|testing|checking|starting|pushing|pulling|merging|deleting|removing|cleaning|trying|resetting|stopping|killing|wiping|clearing|updating|fixing|moving|copying|reading|reviewing';

/** What goes wrong as it goes on. */
const misbehaving =
  'flapping|crawling|hanging|freezing|crashing|crash-?looping|failing|lagging|flickering|spinning|looping|timing out|stalling|choking|blinking|buffering|thrashing|acting (?:up|weird|strange|funny)|misbehaving|complaining|yelling|glitching|stuttering|dying|erroring(?: out)?|bouncing|melting|screaming|going (?:crazy|nuts|wild|haywire)';
const subject = '(?:(?:the|my|our|your|this|that) )?(?:[a-z][a-z-]* ){0,2}[a-z][a-z-]*';
const someSubject = '(?:the|my|our|your|this|that) (?:[a-z-]+ ){0,2}[a-z-]+';

const ongoing: readonly RegExp[] = [
  new RegExp(`^(?:i'?m|i am|we'?re|we are)${adverbs} (?:${ofMinutes})\\b[^;:]{0,60}$`, 'i'),
  new RegExp(
    `^(?:i'?m|i am|we'?re|we are)${adverbs} (?:${ofMinutesHere}) (?:everything|all|all of (?:it|them)|both|another|them all|(?:the|your) (?:[a-z-]+ ){0,2}[a-z-]+|things)(?: (?:up|out|now|again|first|from scratch|as we speak|once more|one by one))*[.!…]*$`,
    'i',
  ),
  new RegExp(
    `^${subject}(?:'s| is| are)${adverbs} (?:(?:re-?)?(?:installing|compiling|downloading|uploading|loading|indexing|syncing|booting)|restarting)\\b[^;:]{0,40}$`,
    'i',
  ),
  new RegExp(
    `^${someSubject}(?:'s| is| are| keeps?| was| were)${adverbs} (?:${misbehaving})(?: (?:again|now|today|a lot|badly|like crazy|on me|at me|hard|like mad|here|right now|all over|for some reason|randomly))*[.!…]*$`,
    'i',
  ),
  new RegExp(
    `^${someSubject}(?: (?:just|finally|now|also|already|has|have))* (?:came|come|went|gone) (?:back )?(?:up|down|through|live|online|offline|dark|red|green)(?: (?:again|now|fine|cleanly|ok|without (?:errors?|issues|problems)))*[.!…]*$`,
    'i',
  ),
  /^(?:the |that |this )?(?:port|address|file|branch|lock|socket|name)(?: \S{1,30})? (?:(?:is|was|'s) )?(?:already |still )*(?:in use|taken|locked|busy|occupied|checked out)[.!…]*$/i,
  /^(?:the |my |our |that )?(?:meeting|call|stand-?up|sync|retro|lunch|interview|demo|planning)(?: (?:just|finally|has))* (?:ran (?:over|long|late)|took (?:longer|ages|forever)|dragged on|is (?:over|done|starting)|ended|started|starts (?:now|soon)|got (?:moved|cancell?ed|pushed)|finished)\b[^,;:`\d]{0,24}$/i,
  // To find out, and gone when it was.
  /^(?:(?:i|we)(?:'ve| have)? )?(?:just |only )?(?:added|put|stuck|threw|inserted|dropped|printed|logged|commented|hard-?coded|disabled|changed|removed)\b[^,;:]{0,60} to (?:see|check|test|debug|find out|make sure)(?: (?:it|that|this|what|if|whether|how|where)\b[^,;:]{0,40})?[.!…]*$/i,
];
const matches = anyOf(ongoing);

/** What makes it a habit, a plan for longer or a cause. */
const lasts =
  /\b(?:because|since|due to|caused?|every|each|always|usually|often|never|nightly|daily|weekly|per|until|by default|an? (?:day|night|week|month|year)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days?|this (?:week|month|quarter|year|sprint)|(?:for|in) (?:\w+ ){0,2}(?:days|weeks|months|years)|(?:last|next) \w+|yesterday|(?:weeks?|months?|years?|days?) ago|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|when|whenever|if|unless|instead|rather)\b/i;

const purpose = / to (?:see|check|test|debug|find out|make sure) .*$/i;
const personal =
  /^(?:my|our) (?:wife|husband|partner|son|daughter|kids?|child|mother|father|mom|mum|dad|brother|sister|boss|team|company|client)\b/i;

/** Whether a sentence tells of something that is going on and will soon be over. */
export const isOngoing = (sentence: string): boolean =>
  sentence.length < maxCharacters &&
  matches(sentence) &&
  !lasts.test(sentence.replace(purpose, '')) &&
  !personal.test(sentence) &&
  !(namesProduct(sentence) && wordsOf(sentence).includes('to'));

/** "We're deploying to AWS". */
const namesProduct = (sentence: string): boolean => /^(?:we'?re|we are)\b/i.test(sentence) && isSpecific(sentence);

const maxCharacters = 140;
