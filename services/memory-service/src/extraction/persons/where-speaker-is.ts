const saysWhere =
  /\b(?:(?:i['’]?m|i am|we['’]?re|we are)(?: \p{L}{2,14}ly| all| both| now| also| still| just)? (?:from|with|at|in)|(?:i|we) (?:come|work)(?: now| also| still| originally)? (?:from|at|in|for)) $/iu;
const maxLeadCharacters = 40;

/**
 * "I'm from Peru", "we are with Siemens", "I work at Bosch": whether a name is where the speaker comes from or belongs,
 * and no person; "I work with Siham" and "I'm in Maribel's team" may tell of one.
 */
export const isWhereSpeakerIs = (before: string, behind: string): boolean =>
  saysWhere.test(before.slice(-maxLeadCharacters)) && !/^['’]s\b/i.test(behind);
