import { anyOf } from '../../language/pattern-set.js';

/*
 * What is said aside to whoever listens, beside facts or alone: "don't laugh", "you know the drill", "everybody is
 * fine", "status from my side: nothing new".
 */

const asides: readonly RegExp[] = [
  // "Don't laugh", "please don't judge me", "don't ask why"
  /^(?:(?:ok|so|but|and|please|pls|now) )*(?:don['’]?t|dont|do not|no) (?:laugh(?:ing)?(?: at (?:me|us))?|judge(?: me| us)?|judging|hate me|shame me|yell at me|scream|panic|shoot the messenger|@ me|roast me|tell anyone|ask(?: me)?(?: why| how)?)(?: (?:please|pls|ok|okay|though|tho|yet))*[.!]*$/i,
  // "You know the drill"
  /^(?:(?:but|and|well|so) )?(?:you|u|ya) know (?:the (?:drill|rest|story|feeling|score)|how (?:it is|that goes|it goes|these things go)|what (?:i|that) means?)(?: by now)?[.!]*$/i,
  // "Everybody is fine!"
  /^(?:(?:but|and|thankfully|luckily) )?(?:everybody|everyone|everything|all|we['’]?re all|we all|they['’]?re all|both|no ?one|nobody)(?: of (?:us|them))?(?:['’]s| is| are| was| were|'re)? (?:fine|ok|okay|well|safe|unharmed|hurt|injured|doing (?:well|fine|great|good|ok|okay))(?: (?:now|so far|again|here))?[.!]*$/i,
  // "Last time I overdid it"
  /^(?:(?:but|and) )?(?:the )?last time(?: around)?,? (?:i|we) (?:overdid|rushed|messed|screwed|blew|forgot|failed|gave|quit|skipped|ignored|underestimated)(?: (?:it|that|this|up))*[.!]*$/i,
  // "Status from my side: nothing new"
  /^(?:(?:a |my |our |the |quick |short |daily |weekly )*(?:status|updates?|news)(?: (?:from|on) (?:my|our) (?:side|end|part))?|(?:from|on) (?:my|our) (?:side|end|part))?\s?[:,–-]?\s?(?:there['’]?s |is )?(?:nothing (?:new|to report|to add|exciting|happened)|no (?:news|updates?|progress|changes?)|same as (?:yesterday|before|ever|always)|business as usual)(?: (?:from|on) (?:my|our|this) (?:side|end|part)| to report| here| so far| today| yet| really)*[.!]*$/i,
];

export const isSaidAside = anyOf(asides);
