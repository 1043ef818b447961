import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';

/* What a user did and that a fault ended with it (`told-cures.ts`), in six other languages. */

const thing = `[^,;:.!?]{2,70}?`;
const noun = String.raw`[\p{L}\d'’ -]{2,40}?`;
const joint = (and: string): string =>
  `(?:,|;| [–—-])? (?:${and} )?(?:(?:jetzt|nun|maintenant|ahora|agora|ora|teraz) )?`;
const end = `(?: (?:seitdem|depuis|desde entonces|desde então|da allora|od tego czasu|sofort|aussitôt|od razu|jetzt|maintenant|ahora|agora|teraz))?[.!]*$`;

const german = String.raw`^(?:(?:ich|wir) )?(?:(?:habe?|hab|haben) )?${thing} (?:(?:aus|an|ab|um)?(?:gesetzt|gestellt|geschaltet)|ergänzt|hinzugefügt|entfernt|(?:de)?aktiviert|erhöht|gesenkt|gepinnt|ersetzt|verschoben|aktualisiert|begrenzt)${joint('und')}(?:(?:der|die|das|alle|kein\p{L}*) ${noun} (?:ist|sind) (?:weg|verschwunden|behoben|gelöst)|kein\p{L}* ${noun} mehr|(?:es|alles|[\p{L}\d]+) (?:läuft|funktioniert|geht)(?: (?:wieder|jetzt|sofort|einwandfrei))?)${end}`;
const french = `^(?:(?:j['’]ai|on a|nous avons) )?(?:ajouté|mis|passé|désactivé|activé|enlevé|retiré|supprimé|augmenté|réduit|baissé|épinglé|fixé|remplacé|déplacé|limité) ${thing}${joint('et')}(?:(?:(?:le|la|les|l['’]) ?)${noun} (?:a|ont|est|sont) (?:disparu(?:e?s?)|parti(?:e?s?)|réglé(?:e?s?)|résolu(?:e?s?)|corrigé(?:e?s?))|plus (?:de |d['’]|aucune? )${noun}|tout est rentré dans l['’]ordre|(?:ça|tout) (?:marche|fonctionne)|c['’]est réglé)${end}`;
const spanish = `^(?:(?:he|hemos) )?(?:añadí|agregué|puse|subí|bajé|desactivé|activé|quité|cambié|fijé|moví|reemplacé|actualicé|limité|añadido|puesto|subido|bajado|desactivado|activado|quitado|cambiado|añadimos|pusimos|subimos|quitamos|cambiamos) ${thing}${joint('y')}(?:(?:el|la|los|las) ${noun} (?:desapareci(?:ó|eron)|ha desaparecido|se (?:fue|arregló|solucionó|acabó))|ya no hay ${noun}|se (?:arregló|solucionó)|(?:todo )?funciona)${end}`;
const portuguese = `^(?:adicionei|coloquei|pus|aumentei|reduzi|desativei|ativei|desliguei|liguei|troquei|removi|tirei|mudei|fixei|atualizei|limitei|adicionamos|colocamos|aumentamos|trocamos|removemos|mudamos) ${thing}${joint('e')}(?:(?:o|a|os|as) ${noun} (?:sumi(?:u|ram)|desaparece(?:u|ram)|par(?:ou|aram)|acab(?:ou|aram)|foi resolvido)|não (?:há|tem) mais ${noun}|(?:isso )?resolveu|(?:tudo )?funciona)${end}`;
const italian = `^(?:(?:ho|abbiamo) )?(?:aggiunto|messo|alzato|abbassato|disattivato|attivato|rimosso|tolto|cambiato|sostituito|aggiornato|spostato|impostato|fissato) ${thing}${joint('e')}(?:(?:il|lo|la|i|gli|le|l['’]) ?${noun} (?:è|sono) (?:sparit[oaie]|scompars[oaie]|risolt[oaie])|niente più ${noun}|(?:tutto )?funziona)${end}`;
const did = oneOf(
  'doda|ustawi|wyłączy|włączy|podnios|podnió|zmieni|obniży|zwiększy|wymieni|przypi[ąę]|usun[ąę]|przenios|przenió|ograniczy|zaktualizowa|zablokowa',
);
const polish = String.raw`^${did}(?:ł(?:em|am)|liśmy|łyśmy) ${thing}${joint('i')}(?:${noun} (?:zniknął|zniknęł[aoy]|zniknęli|ustąpił[aoy]?|przestał[aoy]?(?: \p{L}+)?)|koniec z ${noun}|nie ma już ${noun}|już nie ma ${noun}|(?:wszystko |[\p{L}\d]+ )?działa(?:ją)?(?: (?:od razu|bez problemu|znowu))?)${end}`;

const cures = caselessUnicode`(?:${[german, french, spanish, portuguese, italian, polish].join('|')})`;
/** "Dodałem import, działa": of the work itself, or of what nobody names. */
const ofWork =
  /^\S+(?: \S+)? (?:das|es|le|la|les|lo|o|a|il|ten|to|tę)? ?(?:imports?|tests?|semikolon|komma|typo|przecinek|średnik|virgule|coma|vírgula|virgola)(?!\p{L})/iu;

/** Whether a sentence tells so in German, French, Spanish, Portuguese, Italian or Polish. */
export const tellsForeignCure = (sentence: string): boolean => cures.test(sentence) && !ofWork.test(sentence);
