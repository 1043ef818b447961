import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What a mail program or a company puts under every mail, and nobody says: who may read it, how to unsubscribe, and
 * what it was sent from.
 */

const mail = oneOf('e-?mails?', 'messages?', 'mails?', 'communications?', 'transmissions?', 'newsletters?', 'notices?');
const attached =
  '(?: (?:and|or|including|with)(?: all| any)?(?: of)?(?: its| the)? (?:attachments?|files?|content)[^.;]{0,60})?';
const you = '(?:you|the (?:reader|recipient))';

const ofSecrecy: readonly RegExp[] = [
  // "This e-mail and any attachments are confidential"
  caselessUnicode`^(?:the (?:information|contents?)[^.;]{0,40} )?(?:this|the|in this|of this) ${mail}${attached}[^.;]{0,40} (?:is|are|may be|may contain|contains?)\b[^.]{0,80}\b(?:confidential|privileged|intended (?:solely|only|exclusively)|proprietary)\b`,
  // "If you have received it in error, please notify the sender"
  caselessUnicode`^if ${you} (?:have|has|are|is|were)? ?(?:received|not (?:be )?(?:the|an) (?:intended|named)|not the addressee)[^.]{0,120}\b(?:error|mistake|recipient|addressee|delete|notify|destroy)\b`,
  // "Any unauthorised copying is strictly prohibited"
  caselessUnicode`^(?:any )?(?:unauthori[sz]ed|other)? ?(?:review|use|disclosure|copying|distribution|dissemination)\b[^.]{0,120}\b(?:strictly )?(?:prohibited|forbidden|unlawful)\b`,
  // "Any views expressed are solely those of the author"
  caselessUnicode`^(?:any|the) (?:views|opinions)\b[^.]{0,60} (?:expressed|presented|stated)\b[^.]{0,60}\b(?:those of the (?:author|sender)|represent)\b`,
  caselessUnicode`^diese (?:e-?mail|nachricht)[^.]{0,80}\b(?:vertraulich|rechtlich geschützt)`,
  caselessUnicode`^wenn (?:sie )?nicht der (?:richtige|beabsichtigte|vorgesehene) (?:adressat|empfänger)`,
  caselessUnicode`^(?:ce (?:message|courriel|mail)|este (?:mensaje|correo|e-mail|mensagem)|esta mensagem|questa e-?mail)\b[^.]{0,120}\b(?:confiden[tcz])`,
];

const ofPaper: readonly RegExp[] = [
  // "Please consider the environment before printing."
  caselessUnicode`^(?:🌱|🌳|♻️?|p )?\s?(?:please )?(?:consider|think of) the (?:environment|planet|trees)\b[^.]{0,30}\bprint`,
  caselessUnicode`^bitte prüfen sie,? ob diese (?:e-?)?mail`,
  caselessUnicode`^this ${mail} (?:has been|was) (?:scanned|checked)\b[^.]{0,40}\b(?:virus(?:es)?|malware|spam)\b`,
];

const ofLists: readonly RegExp[] = [
  // "You are receiving this email because you signed up"
  caselessUnicode`^you(?:['’]re| are| have| were|['’]ve)? (?:receiv(?:ing|ed)|getting|sent|subscribed)\b[^.]{0,30}\b(?:this|these|our|to) [^.]{0,30}(?:${mail}|list)\b[^.]{0,30}\b(?:because|as|since)\b`,
  // "To unsubscribe, click here", "Unsubscribe | Manage preferences"
  caselessUnicode`^(?:(?:if you (?:no longer|don['’]t|do not) (?:want|wish) to|to|want to)(?: stop)? (?:(?:unsubscribe|opt out)(?=[,:]| (?:from (?:this|these|our)|click|reply|visit))|receiv(?:e|ing) (?:these|this|our|such|further|future)))\b`,
  caselessUnicode`^(?:click here to )?(?:unsubscribe|manage (?:your )?(?:subscriptions?|(?:e-?mail )?preferences)|view (?:this (?:e-?mail )?)?in (?:your )?browser|update (?:your )?preferences)(?: (?:here|from this list|instantly|at any time|\||·|•|-).{0,120})?[.!]?$`,
  caselessUnicode`^(?:©|\(c\)|copyright) ?(?:©|\(c\) )?\d{4}\b.{0,60}\ball rights reserved`,
  caselessUnicode`^(?:this is an automated|this (?:e-?mail|message) was (?:sent|generated) (?:automatically|from an? (?:unmonitored|no-?reply)))\b`,
  caselessUnicode`^(?:please )?do not (?:reply|respond) (?:directly )?to this (?:automated )?(?:e-?mail|message)\b`,
];

const device =
  '(?:my|an?) (?:\\p{L}+ ){0,2}(?:iphone|ipad|phone|mobile(?: (?:device|phone))?|android(?: (?:device|phone))?|blackberry|galaxy|pixel|smartphone|handy|device|samsung[\\p{L} ]{0,20})';
/** "Sent from my iPhone", "Get Outlook for Android" */
const ofPrograms: readonly RegExp[] = [
  caselessUnicode`^(?:[-–—_*]{1,3} ?)?sent (?:from|via|with|on) (?:${device}|(?:yahoo|outlook|gmail|proton|aol|mail|superhuman|spark|fastmail|hey)\b[^.]{0,40})(?:,? (?:please )?(?:excuse|forgive|pardon)[^.]{0,60}|,? so sorry[^.]{0,40})?[.!]?$`,
  caselessUnicode`^(?:[-–—_*]{1,3} ?)?(?:von meinem (?:iphone|ipad|handy|smartphone|android)[\p{L} -]{0,30} gesendet|gesendet (?:von|mit) (?:meinem )?(?:iphone|ipad|outlook|android)[\p{L} -]{0,20}|envoyé de(?:puis)? mon (?:iphone|ipad|mobile|android|téléphone)|enviado (?:desde|do|de) (?:mi|meu) (?:iphone|ipad|móvil|celular|android)|inviato da (?:iphone|ipad|android)|verzonden vanaf mijn (?:iphone|ipad)|wysłane z (?:iphone['’]?a|telefonu))[.!]?$`,
  caselessUnicode`^get (?:outlook|gmail|spark|the \p{L}+ app) for (?:ios|android|windows|mac(?:os)?)[.!]?$`,
];

const isFooter = anyOf([...ofSecrecy, ...ofPaper, ...ofLists, ...ofPrograms]);

const maxFooterCharacters = 400;

/** Whether a sentence is of the small print under a mail. */
export const isMailFooter = (sentence: string): boolean => isFooter(sentence.slice(0, maxFooterCharacters).trim());
