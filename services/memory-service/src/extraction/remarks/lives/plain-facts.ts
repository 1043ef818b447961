import { tellsDatedEvent } from './dated-events.js';
import { tellsNumberedChange } from './numbered-changes.js';
import { tellsStandingTrait } from './standing-traits.js';

/** Whether a user tells a fact plainly, in words of which each could be of the moment. */
export const tellsPlainFact = (sentence: string): boolean =>
  tellsDatedEvent(sentence) || tellsNumberedChange(sentence) || tellsStandingTrait(sentence);
