import { tokenize } from '../tokenizer/tokenizer.js';

/*
 * The words of German, Spanish, French, Portuguese and Italian that only join others, as the tokenizer leaves out those
 * of English. "Son" is none of them: in English it is somebody, and "comment" is what code has.
 */

const smallWords = new Set(
  [
    'ich wir du er sie es man mein meine meinem meinen unser unsere der die das den dem des ein eine einen im in am an auf aus bei bin ist sind war',
    'hat habe haben nicht mehr kein keine jetzt nun für mit nach von vom vor zu zum zur und so wurde',
    'wie wo wohin woher womit worin wann wer wen wem was welche welcher welches welchen',
    'yo nosotros mi mis nuestro nuestra nuestros el la los las un una de del en con para por a y ya no se me nos que es está ahora',
    'qué dónde adónde cuándo quién cuál cuánto cuántos cuánta cómo al he hemos ha',
    'j l d n m t s c qu je nous on il elle mon ma mes notre nos le les une du des et à au aux chez en pour avec par ne plus est sont suis ai a avons ont été',
    'maintenant qui que ce quel quelle quels quelles où quand combien',
    'eu nós meu minha nosso nossa o os as um uma e não já em no na da do agora onde quem qual quanto',
    'io noi il lo gli i della di non più ora adesso mio mia per dove quando chi cosa quale è ho abbiamo sono siamo',
  ].flatMap((words) => words.split(' ').flatMap((word) => tokenize(word))),
);

/** Whether a lexeme only joins others in a language other than English. */
export function isSmallWord(lexeme: string): boolean {
  return smallWords.has(lexeme);
}
