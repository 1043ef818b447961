/**
 * "I'm from Peru", "we are with Siemens", "I work at Bosch": right before a name, that it is where the speaker comes
 * from or belongs, and no person; "I work with Siham" may tell of one.
 */
export const whereSpeakerIs =
  /\b(?:(?:i['’]?m|i am|we['’]?re|we are)(?: \p{L}+ly| all| both| now| also| still| just)? (?:from|with|at|in)|(?:i|we) (?:come|work)(?: now| also| still| originally)? (?:from|at|in|for)) $/iu;
