import { anyOf } from '../language/pattern-set.js';
import { tellsForGood } from './foreign-work.js';

/*
 * What an agent is about to do and what it just did to no thing in particular, in German, French, Spanish, Portuguese, Italian, Russian,
 * Chinese, Japanese and Korean. Of what it did with a name, a reason or a finding nothing is left out.
 */

const orders =
  "(?:(?:zuerst|zunächst|dann|jetzt|nun|als (?:nächstes|erstes)|danach|anschließend|gut|okay|ok|also|klar|verstanden|alles klar|d'abord|ensuite|puis|maintenant|bien|très bien|d'accord|parfait|alors|primero|ahora|luego|después|entendido|perfecto|listo|vale|de acuerdo|primeiro|agora|depois|então|certo|entendi|perfeito|prima|adesso|ora|poi|dopo|per prima cosa|perfetto|va bene|capito|bene)[,.!]? )*";
const plans: readonly RegExp[] = [
  new RegExp(
    `^${orders}(?:ich (?:schaue?|sehe|prüfe|führe|starte|lese|suche|öffne|mache|lasse|teste|baue|installiere|werde|kümmere|beginne|fange|passe|ergänze|füge|ändere|erstelle|schreibe|aktualisiere|behebe|korrigiere|analysiere|untersuche|gehe|melde|versuche|probiere|setze|erweitere|verschiebe|entferne|lösche|benenne)|(?:schaue?|prüfe|lese|suche|teste|passe|ändere|füge|führe|starte|beginne|erstelle|behebe|korrigiere|werde) ich|(?:schaue|prüfe|lese|suche|teste|passe|ändere|füge|führe|starte|beginne|erstelle|behebe|korrigiere|melde) (?:jetzt|nun|gleich|dann|danach|mich))(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^${orders}(?:je (?:vais|m'apprête|commence|regarde|vérifie|lis|lance|corrige|ajoute|modifie|crée|cherche|passe|continue|reviens|teste|procède|m'occupe|m'en (?:charge|occupe)|mets)|laissez?-moi|permettez-moi|voyons|on va)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^${orders}(?:voy a|vamos a|déjame|dejame|permíteme|reviso|miro|busco|compruebo|ejecuto|empiezo|empezaré|procedo|procederé|continúo|leo|corrijo|añado|agrego|actualizo|verifico|modificaré|revisaré)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^${orders}(?:(?:eu )?(?:vou|irei|vamos)|deixe-me|deixa eu|começo|começarei|verifico|farei|continuo|corrijo|adiciono|procedo)(?!\\p{L})`,
    'iu',
  ),
  new RegExp(
    `^${orders}(?:controllo|verifico|leggo|cerco|lancio|eseguo|guardo|provo|correggo|aggiungo|modifico|creo|comincio|inizio|procedo|passo|vado a|farò|fammi|lasciami|lascia(?:mi)? che|lavoro su|aggiorno|do un'occhiata)(?!\\p{L})`,
    'iu',
  ),
  /^(?:(?:сначала|сейчас|теперь|затем|потом|хорошо|понятно)[, ]+)*(?:я )?(?:посмотрю|проверю|запущу|исправлю|добавлю|изменю|прочитаю|обновлю|начну|создам|буду \p{L}+ть|открою|удалю|попробую)(?!\p{L})/iu,
  /^(?:好的?[，,。]?|明白了?[，,。]?|首先[，,]?|接下来[，,]?|然后[，,]?|现在[，,]?|下面[，,]?)*(?:让我|我(?:将|会|来|先|要|现在|这就|接下来|打算|准备|马上|需要先|再)).{1,60}$/u,
  /^(?:まず|次に|では|それでは|これから|今から|続いて|その後|最初に|先に|了解しました。?|承知しました。?)?、?.{1,50}(?:(?:確認|修正|追加|変更|実行|作成|更新|削除|調査|検証|対応|実装|テスト)(?:します|していきます|いたします)|てみます|ていきます|ましょう)(?:ね)?[。.!]*$/u,
  /^(?:먼저|우선|이제|다음으로|그럼|지금|바로|네|알겠습니다)?[,.]? ?.{1,50}(?:겠습니다|할게요|볼게요|하겠어요|올게요|드릴게요)[.!]*$/u,
];
const workThing =
  '(?:datei(?:en)?|funktion|tests?|code|änderung(?:en)?|konfiguration|komponente|fichiers?|fonction|modifications?|changements?|configuration|composant|archivos?|función|código|pruebas?|cambios?|configuración|componente|arquivos?|função|testes?|mudanças?|alterações|configuração|file|funzione|codice|modifiche|modifica|configurazione)';
const done: readonly RegExp[] = [
  /^(?:die |alle )?tests? (?:sind|ist) (?:(?:nun|jetzt|alle|erfolgreich) )*(?:durchgelaufen|grün|gelaufen|fertig|bestanden)[.!…]*$/iu,
  new RegExp(
    `^(?:(?:fertig|erledigt|so|gut)[,.!:]? )*(?:ich habe? (?:mir )?(?:(?:nun|jetzt|gerade|bereits|eben) )*(?:die|das|den|alle|deine?n?) ${workThing} (?:gelesen|angesehen|angeschaut|geprüft|durchgesehen|geöffnet|aktualisiert|angepasst|gespeichert|geändert|erstellt|ausgeführt|formatiert|gefunden)|(?:die|das|der|alle) ${workThing} (?:wurden?|ist|sind) (?:(?:nun|jetzt|erfolgreich) )*(?:aktualisiert|angepasst|gespeichert|geändert|erstellt|ausgeführt|formatiert)(?: worden)?)[.!…]*$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:voilà|c'est fait|terminé|listo|hecho|pronto|feito|fatto|ok|bien)[,.!:]? )*(?:(?:j'ai|he|eu|ho) )?(?:lu|regardé|vérifié|mis à jour|modifié|corrigé|créé|leído|revisado|actualizado|modificado|creado|corregido|li|atualizei|alterei|criei|corrigi|letto|aggiornato|modificato|creato|corretto|controllato) (?:le|la|les|el|los|las|o|a|os|as|il|lo|i|gli|l'|tous les|todos los|todos os|tutti i) ?${workThing}[.!…]*$`,
    'iu',
  ),
  new RegExp(
    `^(?:(?:voilà|c'est fait|terminé|listo|hecho|pronto|feito|fatto|ok|bien)[,.!:]? )*(?:le|la|les|el|los|las|o|a|os|as|il|lo|i|l') ?${workThing} (?:a été|ont été|est|ha sido|han sido|está|están|foi|foram|é stato|è stato|è stata|sono stati|sono state)(?: (?:bien|ya|já|già|maintenant))* (?:mise?s?(?: à jour)?|modifiée?s?|corrigée?s?|créée?s?|actualizad[oa]s?|modificad[oa]s?|cread[oa]s?|corregid[oa]s?|atualizad[oa]s?|alterad[oa]s?|criad[oa]s?|corrigid[oa]s?|aggiornat[oaie]|modificat[oaie]|creat[oaie]|corrett[oaie])[.!…]*$`,
    'iu',
  ),
];
const matchesPlan = anyOf([...plans, ...done]);

/** Whether an agent tells in one of these languages what it is about to do, or that it is done. */
export const isForeignPlan = (sentence: string): boolean => matchesPlan(sentence) && !tellsForGood.test(sentence);
