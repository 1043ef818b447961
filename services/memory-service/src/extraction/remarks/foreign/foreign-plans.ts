import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { tellsForGood } from './foreign-work.js';

/*
 * What an agent is about to do and what it just did to no thing in particular, in German, French, Spanish, Portuguese,
 * Italian, Russian, Chinese, Japanese and Korean. Of what it did with a name, a reason or a finding nothing is left
 * out.
 */

/** What such a sentence opens with: "zuerst", "d'accord", "ahora". */
const opening = oneOf(
  'zuerst|zunächst|dann|jetzt|nun|als (?:nächstes|erstes)|danach|anschließend|gut|okay|ok|also|klar|verstanden|alles klar',
  "d'abord|ensuite|puis|maintenant|bien|très bien|d'accord|parfait|alors",
  'primero|ahora|luego|después|entendido|perfecto|listo|vale|de acuerdo',
  'primeiro|agora|depois|então|certo|entendi|perfeito',
  'prima|adesso|ora|poi|dopo|per prima cosa|perfetto|va bene|capito|bene',
);
const orders = `(?:${opening}[,.!]? )*`;

const germanWork = oneOf(
  'schaue?|sehe|prüfe|führe|starte|lese|suche|öffne|mache|lasse|teste|baue|installiere|werde|kümmere|beginne|fange|passe',
  'ergänze|füge|ändere|erstelle|schreibe|aktualisiere|behebe|korrigiere|analysiere|untersuche|gehe|melde|versuche|probiere',
  'setze|erweitere|verschiebe|entferne|lösche|benenne',
);
const germanInverted = 'prüfe|lese|suche|teste|passe|ändere|füge|führe|starte|beginne|erstelle|behebe|korrigiere';
const germanPlan = oneOf(
  `ich ${germanWork}`,
  `(?:schaue?|${germanInverted}|werde) ich`,
  `(?:schaue|${germanInverted}|melde) (?:jetzt|nun|gleich|dann|danach|mich)`,
);
const frenchPlan = oneOf(
  "je (?:vais|m'apprête|commence|regarde|vérifie|lis|lance|corrige|ajoute|modifie|crée|cherche|passe|continue|reviens)",
  "je (?:teste|procède|m'occupe|m'en (?:charge|occupe)|mets)",
  'laissez?-moi|permettez-moi|voyons|on va',
);
const spanishPlan = oneOf(
  'voy a|vamos a|déjame|dejame|permíteme|reviso|miro|busco|compruebo|ejecuto|empiezo|empezaré|procedo|procederé|continúo',
  'leo|corrijo|añado|agrego|actualizo|verifico|modificaré|revisaré',
);
const portuguesePlan = oneOf(
  '(?:eu )?(?:vou|irei|vamos)|deixe-me|deixa eu|começo|começarei|verifico|farei|continuo|corrijo|adiciono|procedo',
);
const italianPlan = oneOf(
  'controllo|verifico|leggo|cerco|lancio|eseguo|guardo|provo|correggo|aggiungo|modifico|creo|comincio|inizio|procedo|passo',
  "vado a|farò|fammi|lasciami|lascia(?:mi)? che|lavoro su|aggiorno|do un'occhiata",
);
const russianPlan = oneOf(
  'посмотрю|проверю|запущу|исправлю|добавлю|изменю|прочитаю|обновлю|начну|создам|буду \\p{L}+ть|открою|удалю|попробую',
);
const chineseOpening = '(?:好的?|明白了?)[，,。]?|(?:首先|接下来|然后|现在|下面)[，,]?';
const chinesePlan = '让我|我(?:将|会|来|先|要|现在|这就|接下来|打算|准备|马上|需要先|再)';
const japaneseOpening = oneOf(
  'まず|次に|では|それでは|これから|今から|続いて|その後|最初に|先に|了解しました。?|承知しました。?',
);
const japaneseWork = '確認|修正|追加|変更|実行|作成|更新|削除|調査|検証|対応|実装|テスト';
const japanesePlan = oneOf(`(?:${japaneseWork})(?:します|していきます|いたします)`, 'てみます|ていきます|ましょう');
const koreanPlan = '겠습니다|할게요|볼게요|하겠어요|올게요|드릴게요';
const plans: readonly RegExp[] = [
  // "Dann prüfe ich die Konfiguration"
  caselessUnicode`^${orders}${oneOf(germanPlan, frenchPlan, spanishPlan, portuguesePlan, italianPlan)}(?!\p{L})`,
  caselessUnicode`^(?:(?:сначала|сейчас|теперь|затем|потом|хорошо|понятно)[, ]+)*(?:я )?${russianPlan}(?!\p{L})`,
  // "我先看看日志"
  caselessUnicode`^(?:${chineseOpening})*(?:${chinesePlan}).{1,60}$`,
  // "まず設定を確認します"
  caselessUnicode`^${japaneseOpening}?、?.{1,50}${japanesePlan}(?:ね)?[。.!]*$`,
  // "먼저 로그를 확인하겠습니다"
  caselessUnicode`^(?:먼저|우선|이제|다음으로|그럼|지금|바로|네|알겠습니다)?[,.]? ?.{1,50}(?:${koreanPlan})[.!]*$`,
];

const workThing = oneOf(
  'datei(?:en)?|funktion|tests?|code|änderung(?:en)?|konfiguration|komponente',
  'fichiers?|fonction|modifications?|changements?|configuration|composant',
  'archivos?|función|código|pruebas?|cambios?|configuración|componente',
  'arquivos?|função|testes?|mudanças?|alterações|configuração',
  'file|funzione|codice|modifiche|modifica|configurazione',
);
const germanDone = 'aktualisiert|angepasst|gespeichert|geändert|erstellt|ausgeführt|formatiert';
const germanSeen = 'gelesen|angesehen|angeschaut|geprüft|durchgesehen|geöffnet|gefunden';
/** "`infra/main.tf`", by itself or behind an article. */
const ofCode = '`[^`]{1,80}`';
const germanDoneToThing = oneOf(
  `ich habe? (?:mir )?(?:(?:nun|jetzt|gerade|bereits|eben) )*(?:(?:die|das|den|deine?n?) )?(?:\\p{L}+ )?${ofCode} (?:${germanSeen})`,
  `ich habe? (?:mir )?(?:(?:nun|jetzt|gerade|bereits|eben) )*(?:die|das|den|alle|deine?n?) ${workThing} (?:${germanSeen}|${germanDone})`,
  `(?:die|das|der|alle) ${workThing} (?:wurden?|ist|sind) (?:(?:nun|jetzt|erfolgreich) )*(?:${germanDone})(?: worden)?`,
);
const romanceExclamation = "(?:(?:voilà|c'est fait|terminé|listo|hecho|pronto|feito|fatto|ok|bien)[,.!:]? )*";
const romanceDid = oneOf(
  'lu|regardé|vérifié|mis à jour|modifié|corrigé|créé',
  'leído|revisado|actualizado|modificado|creado|corregido',
  'li|atualizei|alterei|criei|corrigi',
  'letto|aggiornato|modificato|creato|corretto|controllato',
);
const romanceArticle = "le|la|les|el|los|las|o|a|os|as|il|lo|i|l'";
const allOfThem = 'gli|tous les|todos los|todos os|tutti i';
const romanceWas = oneOf(
  'a été|ont été|est|ha sido|han sido|está|están|foi|foram|é stato|è stato|è stata|sono stati|sono state',
);
const romanceDone = oneOf(
  'mise?s?(?: à jour)?|modifiée?s?|corrigée?s?|créée?s?',
  'actualizad[oa]s?|modificad[oa]s?|cread[oa]s?|corregid[oa]s?',
  'atualizad[oa]s?|alterad[oa]s?|criad[oa]s?|corrigid[oa]s?',
  'aggiornat[oaie]|modificat[oaie]|creat[oaie]|corrett[oaie]',
);
const done: readonly RegExp[] = [
  // "Alle Tests sind grün"
  /^(?:die |alle )?tests? (?:sind|ist) (?:(?:nun|jetzt|alle|erfolgreich) )*(?:durchgelaufen|grün|gelaufen|fertig|bestanden)[.!…]*$/iu,
  // "Fertig, die Datei wurde gespeichert"
  caselessUnicode`^(?:(?:fertig|erledigt|so|gut)[,.!:]? )*${germanDoneToThing}[.!…]*$`,
  // "J'ai mis à jour les fichiers"
  caselessUnicode`^${romanceExclamation}(?:(?:j'ai|he|eu|ho) )?${romanceDid} (?:${romanceArticle}|${allOfThem}) ?${workThing}[.!…]*$`,
  // "J'ai lu `src/app.ts`"
  caselessUnicode`^${romanceExclamation}(?:j'ai|he|eu|ho) (?:lu|regardé|leído|revisado|li|letto|guardato) (?:(?:${romanceArticle}) ?(?:${workThing} )?)?${ofCode}[.!…]*$`,
  // "Listo, los archivos han sido actualizados"
  caselessUnicode`^${romanceExclamation}(?:${romanceArticle}) ?${workThing} ${romanceWas}(?: (?:bien|ya|já|già|maintenant))* ${romanceDone}[.!…]*$`,
];
const number = '(?:\\d{1,6}|la mitad|la moitié|die Hälfte|la metà|metade)';
/**
 * "He pasado 3 de las 12 tablas", "ich habe 4 von 9 Seiten übersetzt": how far it has come, and with what it goes on.
 */
const progress: readonly RegExp[] = [
  caselessUnicode`^(?:ya |j'ai |he |hemos |ho |abbiamo |tenho |(?:ich )?habe (?:jetzt |nun |bisher )?|wir haben )(?:\p{L}+ )?${number} (?:de los|de las|de|des|sur les|sur|dos|das|dei|delle|degli|su|von den|von) \d{1,6}(?!\p{L})`,
  caselessUnicode`^${orders}(?:sigo con|continúo con|paso a(?! paso)|je continue avec|je passe (?:à|aux?)|continuo con|passo (?:a|ai|alle)|continuo com|ich mache (?:jetzt |nun )?(?:mit .{1,40} )?weiter|weiter (?:geht(?:'s| es)|mit))(?!\p{L})`,
];

const matchesPlan = anyOf([...plans, ...done, ...progress]);

/** Whether an agent tells in one of these languages what it is about to do, or that it is done. */
export const isForeignPlan = (sentence: string): boolean => matchesPlan(sentence) && !tellsForGood.test(sentence);
