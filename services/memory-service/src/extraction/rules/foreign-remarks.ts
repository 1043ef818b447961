import { anyOf } from './pattern-set.js';

/*
 * Requests and reports of work in progress in German, French, Spanish, Portuguese, Italian, Russian, Chinese, Japanese and Korean. All
 * patterns are anchored at one end of the sentence and of bounded repetition.
 */

const requests: readonly RegExp[] = [
  /^(?:bitte |und |jetzt |dann )*(?:kannst du|können sie|könntest du|könnten sie|würdest du|magst du|zeige? mir|erkläre?|schreibe?|füge?\b.{0,80}\b(?:hinzu|ein)\b|benenne|ändere|lösche|führe?\b.{0,60}\baus\b|übersetze?|fasse?\b.{0,80}\bzusammen\b|behebe?|repariere?|baue?|öffne|suche?|teste?|prüfe?|mach(?:e)? (?:weiter|mal)|hilf mir)(?=[\s.!?,]|$)/iu,
  /^(?:peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|explique|montre|écri[st]|ajoute|corrige|renomme|supprime|lance|vérifie|traduis|résume|aide-moi)(?=[\s.!?,-]|$)/iu,
  /^(?:por favor,? )?(?:puedes|podrías|puede|explica|explícame|muestra|muéstrame|escribe|añade|agrega|arregla|corrige|renombra|borra|ejecuta|traduce|resume|ayúdame)(?=[\s.!?,]|$)/iu,
  /^(?:por favor,? )?(?:você pode|pode|poderia|explique|mostre|escreva|adicione|corrija|renomeie|apague|execute|traduza|resuma|ajude-me)(?=[\s.!?,]|$)/iu,
  /^(?:per favore,? )?(?:puoi|potresti|può|spiega(?:mi)?|mostra(?:mi)?|scrivi|aggiungi|correggi|rinomina|cancella|esegui|traduci|riassumi|aiutami)(?=[\s.!?,]|$)/iu,
  /^(?:пожалуйста,? )?(?:можешь|можете|не мог(?:ли)? бы|покажи|объясни|напиши|исправь|добавь|переименуй|удали|запусти|переведи|помоги)(?=[\s.!?,]|$)/iu,
  /^(?:请|請|麻烦|麻煩|帮我|幫我|你能|你可以|能不能|可以帮).{1,60}$/u,
  /.{1,80}(?:してください|してくれますか|してもらえますか|お願いします|教えてください|줘|주세요|주실래요|줄래)[。.!！]?$/u,
];

const lasting =
  /(?<!\p{L})(?:immer|nie|niemals|ab (?:jetzt|sofort)|künftig|grundsätzlich|toujours|jamais|désormais|siempre|nunca|jamás|de ahora en adelante|sempre|a partir de agora|mai|d'ora in poi|всегда|никогда|отныне)(?!\p{L})|总是|總是|永远|永遠|不要|务必|務必|以后|以後|今后|必须|常に|必ず|絶対|今後|しないで|항상|절대|앞으로/iu;

const statuses: readonly RegExp[] = [
  /^(?:(?:ok(?:ay)?|gut|moment|also|jetzt|nun|dann|klar|alles klar)[, ]{1,2})*(?:ich (?:schaue?|sehe|prüfe|führe|starte|lese|suche|öffne|mache|lasse|teste|baue|installiere|werde|kümmere|arbeite)\b.{0,60}(?<!\p{L})(?:jetzt|mir|gerade|gleich|mal|kurz|nun|daran|darum)(?!\p{L}).{0,30}|(?:mache?|erledige?) ich(?: gleich| sofort)?|(?:die |alle )?tests? (?:laufen|sind grün|schlagen fehl)\b.{0,20})[.!…]*$/iu,
  /^(?:(?:d'accord|ok|bon|alors)[, ]{1,2})*(?:je (?:regarde|vérifie|lance|vais (?:regarder|vérifier|lancer|voir|lire|corriger)|suis en train)\b.{0,60}|(?:les )?tests (?:passent|échouent|tournent)\b.{0,20})$/iu,
  /^(?:(?:vale|ok|bien|de acuerdo)[, ]{1,2})*(?:(?:voy a|estoy) (?:ejecutar|ejecutando|revisar|revisando|mirar|mirando|ver|probar|probando|comprobar|buscando|leyendo)\b.{0,60}|(?:las pruebas|los tests) (?:pasan|fallan|están)\b.{0,20})$/iu,
  /^(?:(?:ok|certo|beleza)[, ]{1,2})*(?:(?:vou|estou) (?:executar|executando|verificar|verificando|ver|olhar|testar|testando|rodar|rodando|lendo)\b.{0,60}|os testes (?:passam|passaram|falham|estão)\b.{0,20})$/iu,
  /^(?:(?:ok|va bene|certo)[, ]{1,2})*(?:(?:sto|vado a) (?:eseguendo|controllando|verificare|verificando|leggendo|cercando|provando)\b.{0,60}|controllo subito\b.{0,20}|i test (?:passano|falliscono)\b.{0,20})$/iu,
  /^(?:(?:сейчас|хорошо|ок)[, ]{1,2})*(?:сейчас (?:проверю|посмотрю|запущу|сделаю)|запускаю|проверяю|смотрю|тесты (?:проходят|прошли|упали|идут))(?!\p{L}).{0,40}$/iu,
  /^(?:好的?[,，]?)?(?:我(?:来|先|现在|這就|这就)?(?:看看|看一下|检查|檢查|运行|執行|试试|試試|查一下)|正在|稍等|等一下|测试(?:通过|全部通过|失败)|測試(?:通過|失敗)).{0,20}$/u,
  /^(?:では|今から|これから)?.{0,30}(?:確認します|確認しています|実行します|実行しています|実行中です|少々お待ちください|テストが通りました|してみます)[。.!！]?$/u,
  /^.{0,30}(?:확인해 ?보겠습니다|확인하겠습니다|실행하겠습니다|실행 ?중입니다|잠시만(?:요| 기다려)?.{0,10}|테스트가? ?통과했습니다)[.!]?$/u,
];

const matchesRequest = anyOf(requests);

/** Whether a sentence asks for work now, in one of these languages. */
export const isForeignRequest = (sentence: string): boolean => matchesRequest(sentence) && !lasting.test(sentence);

/** Whether a sentence reports work in progress, in one of these languages. */
export const isForeignStatus = anyOf(statuses);
