import { tellsChange } from './changes-told.js';
import { tellsChosenTool } from './chosen-tools.js';
import { tellsDatedEvent } from './dated-events.js';
import { tellsOtherMeant } from './detect-correction.js';
import { tellsHowCodeBehaves } from './how-code-behaves.js';
import { tellsHowLongValid } from './how-long-valid.js';
import { tellsHowThingsBehave } from './how-things-behave.js';
import { tellsNumberedChange } from './numbered-changes.js';
import { tellsPartTaken } from './parts-taken.js';
import { tellsPlainChoice } from './plain-choices.js';
import { tellsHowManyAreEnough } from './rules-of-kinds.js';
import { tellsPlainMeasure } from './standing-measures.js';
import { tellsStandingTrait } from './standing-traits.js';
import { tellsTaste } from './tastes.js';
import { tellsOfTimeAway } from './times-away.js';
import { tellsWeeklyDays } from './weekly-days.js';
import { tellsWhoIsWho } from './who-is-who.js';

/** Whether a user tells a fact plainly, in words of which each could be of the moment. */
export const tellsPlainFact = (sentence: string): boolean =>
  tellsDatedEvent(sentence) ||
  tellsOfTimeAway(sentence) ||
  tellsNumberedChange(sentence) ||
  tellsStandingTrait(sentence) ||
  tellsWeeklyDays(sentence) ||
  tellsPlainChoice(sentence) ||
  tellsTaste(sentence) ||
  tellsChosenTool(sentence) ||
  tellsHowThingsBehave(sentence) ||
  tellsHowCodeBehaves(sentence) ||
  tellsPlainMeasure(sentence) ||
  tellsPartTaken(sentence) ||
  tellsWhoIsWho(sentence) ||
  tellsChange(sentence) ||
  tellsOtherMeant(sentence) ||
  tellsHowManyAreEnough(sentence) ||
  tellsHowLongValid(sentence);
