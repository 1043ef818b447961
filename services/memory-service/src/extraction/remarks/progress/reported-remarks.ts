/*
 * "The customer says the page is white", "someone on the team says the login looks off now": what others say of the
 * screen lasts no longer than what one says of it oneself. Who says it is told by no name.
 */

const speaker =
  '(?:he|she|they|people|users?|customers?|clients?|testers?|qa|support|someone|somebody|everyone|everybody|another (?:user|customer|tester|dev|colleague|teammate)|(?:the|a|an|one of (?:the|my|our)|some|my|our|other|two|a few|several) (?:[a-z-]+ )?(?:customers?|clients?|users?|testers?|reviewers?|colleagues?|co-?workers?|team ?mates?|devs?|developers?|guys?|people|folks|boss|manager|lead|pm|cto|ceo|stakeholders?|team|friend|designers?|intern|qa|support|client|ops|admins?))';
const place = "(?: (?:on|from|in|at) (?:the |my |our |their )?[a-z'-]+(?: end| side| team)?)?";
const saying =
  "(?: (?:just|also|now|still|all|always|keeps?|again))*(?: (?:says?|said|saying|tells? (?:me|us)|told (?:me|us)|reports?|reported|complains?|complained|claims?|insists?|swears?|thinks?|mentioned|(?:messaged|wrote)(?: me| us)?(?= that\b)|pinged(?: me)?)|(?:'s|'re| is| are) (?:saying|complaining|reporting|telling (?:me|us)))";
const frame = new RegExp(`^(?:(?:and|but|now|so|also|plus)[, ]+)*${speaker}${place}${saying}(?: that)? `, 'i');

const waits =
  /^ (?:(?:(?:is|are|'s|'re) )?(?:(?:already|still|just|now|all|only) )*(?:asking(?! for (?!an? (?:update|eta)|news|it\b|this\b|that\b))|waiting|looking|laughing|watching|staring|calling|pinging|yelling|screaming|knocking|typing|joking|getting (?:nervous|impatient|angry|anxious))|(?:wants?|needs?|asked|asks|would (?:like|love)) (?:me |us )?to know|(?:keeps?|kept) (?:asking(?! for (?!an? (?:update|eta)|news|it\b|this\b|that\b))|pinging|calling|bugging)|(?:asks?|asked|wonders?|wondered)(?: me| us)? (?:what|why|when|how|if|whether|for an update)|found (?:another|one more|yet another|a new))\b/i;
const whoever = new RegExp(`^(?:(?:and|but|now|so|also|plus)[, ]+)*${speaker}${place}`, 'i');

/**
 * "My boss wants to know when this is done", "customers are already asking": somebody without a name wants something
 * now.
 */
export function isSomebodyWaiting(sentence: string): boolean {
  const match = whoever.exec(sentence.slice(0, maxFrame));
  return match !== null && waits.test(sentence.slice(match[0].length));
}

/** What somebody without a name is said to have said, or null. */
export function reportedBySomebody(sentence: string): string | null {
  const match = frame.exec(sentence.slice(0, maxFrame));
  return match === null ? null : sentence.slice(match[0].length);
}

const maxFrame = 120;
