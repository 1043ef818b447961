import { verbForm } from '../language/lexicon/english-verbs.js';
import { wordsOf } from '../language/lexicon/word-set.js';
import { isSpecific } from '../language/specific.js';
import { asksToConfirm, opensRepetition } from '../remarks/agents/agent-echoes.js';
import { isStageOfWork } from '../remarks/progress/work-in-progress.js';
import { isTask } from '../remarks/requests/requests.js';
import type { Block } from './split-blocks.js';

const ownPlan =
  /\b(?:i'll|i will|i'm going to|i am going to|i plan to|my (?:next )?(?:plan|steps|approach|to-?do)|how i(?:'d| would|'ll)(?: like to)? (?:go about|tackle|approach|do|proceed|continue)|to-?do(?: list)?)\b/i;

/** What is about to be done, or to be repeated: all that stands behind it is the same. */
export const isFollowedByOwn = (sentence: string): boolean =>
  (sentence.endsWith(':') && ownPlan.test(sentence)) || opensRepetition(sentence);

/** What the agent repeats and asks about; not what it found out. */
export const isToBeConfirmed = (sentences: readonly string[]): boolean =>
  asksToConfirm(sentences.at(-1) ?? '') &&
  !sentences.some((sentence) => /`|\b(?:because|caused?|fail\w*)\b/i.test(sentence));

const planTitle = /^(?:(?:the|my|our|next|remaining|proposed) )*(?:plan|steps?|to-?do(?: list)?|tasks?)(?: is)?$/i;

/** "Read" is both: the module has not been read yet. */
const opensWithStep = (text: string): boolean =>
  verbForm(wordsOf(text)[0] ?? '') === 'base' || (/^read\b/i.test(text) && text.length < 40);

/** An item under "Here's what I'll do": work that is about to be done. */
export function isPlannedStep(block: Block): boolean {
  if (block.kind !== 'item') return false;
  const title = (block.context.at(-1) ?? '').replaceAll('’', "'");
  if (opensRepetition(`${title}:`) || isStageOfWork(block.text)) return true;
  if (stepTitle.test(title) && opensWithStep(block.text) && !isSpecific(block.text)) return true;
  return ownPlan.test(title) || (planTitle.test(title) && opensWithStep(block.text) && !isSpecific(block.text));
}

/** "Step 2 – Reproduce" */
const stepTitle = /^(?:step|phase) \d{1,2}\b/i;

/** "Which of these do you prefer?": the items under it are offered, and none of them was chosen. */
export const asksToChoose = (block: Block): boolean =>
  block.kind === 'paragraph' &&
  (/\b(?:which|you|should i|shall i|should we)\b[^?]{0,200}\?\s*$/i.test(block.text.slice(-240)) ||
    /\b(?:would you like me to|do you want me to|want me to|should i|shall i)\s?:\s*$/i.test(block.text.slice(-240)));

/** "Translate the following text:": what stands under it is to be worked on, and was not said. */
export const givesMaterial = (block: Block): boolean =>
  block.text.length < 300 &&
  /\b(?:this|these|following|below|text|paragraph|article|snippet|e-?mail|sentences?)\b[^:]{0,60}:$/i.test(
    block.text,
  ) &&
  !/^(?:i|we|got|get|have|had|use|see)\b/i.test(block.text) &&
  isTask(block.text);

/** "Squash before merging", under "Rules", is no task. */
export const isUnderRules = ({ context }: Block): boolean =>
  /\b(?:rules?|conventions?|guidelines?|principles?|standards?|practices|polic(?:y|ies)|agreements?|decisions?|constraints?|preferences?|requirements?)\b/i.test(
    context.at(-1) ?? '',
  );

const tipsTitle =
  /^(?:(?:here(?:'s| are)|a few|some|more|general|quick|simple|other|my|top|\d{1,2}) ){0,4}(?:[a-z-]+ ){0,2}(?:tips?|advice|pointers|habits|best practices)(?: (?:for|to|on|about|that|you)\b.{0,60})?$/i;

const explainsTitle =
  /^(?:(?:here(?:'s| is| are)|a few|some|the|first|now|quick|short)[, ]+)*(?:explanations?(?: (?:of|for|on) .{2,60})?|(?:how|what) .{2,60} (?:works?|does|do|means?|behaves?)(?: first| here)?)$|^let's (?:first )?(?:look at|see|go over|recall) (?:how|what) .{2,80}$|^(?:a few |some |two |three )*(?:remarks|comments|words|explanations) (?:on|about|to) the (?:snippet|code|query|above|command|syntax|output)$/i;
/**
 * "Things you can try", "How to try it out", "Roughly, these are the steps", "What I looked at": of the way, and not of
 * what was found.
 */
const waysTitle =
  /^(?:(?:some|a few|other|more|the|and|now) )*(?:things|options|ways|steps|ideas) (?:(?:you|one|we|to|that)\b.{0,40})?$|^(?:how to|to) (?:try|test|reproduce|check|verify|use|run) (?:it|this|that)(?: (?:out|yourself|locally))?$|^what (?:i|we) (?:looked at|checked|tried|ruled out)(?: .{0,30})?$|\b(?:in general|generally|typically|usually|normally)\b/i;
const stepsTitle = /^(?:roughly,? )?(?:these|here) are the (?:usual )?steps$/i;

/** "A few explanations: `count(*)` counts the rows": what the manual says, too. */
const explains = (block: Block): boolean =>
  [explainsTitle, waysTitle, stepsTitle].some((title) =>
    title.test((block.context.at(-1) ?? '').replaceAll('’', "'")),
  ) && !/\b(?:we|our|us|my|i)\b/i.test(block.text);

/** "Tips for better sleep: keep the room cool": what anybody may be told, of nobody's things. */
export const givesGeneralTip = (block: Block): boolean => block.kind === 'item' && (isTip(block) || explains(block));

const isTip = (block: Block): boolean =>
  tipsTitle.test((block.context.at(-1) ?? '').replaceAll('’', "'")) &&
  !isSpecific(block.text) &&
  !/\b(?:we|our|us|my|i)\b/i.test(block.text);
