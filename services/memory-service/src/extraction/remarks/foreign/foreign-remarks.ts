import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';
import { isPolishOrder } from './foreign-orders.js';

/*
 * Requests and reports of work in progress in German, French, Spanish, Portuguese, Italian, Russian, Chinese, Japanese
 * and Korean. All patterns are anchored at one end of the sentence and of bounded repetition.
 */

const germanRequest = oneOf(
  'kannst du|können sie|könntest du|könnten sie|würdest du|magst du|zeige? mir|erkläre?|schreibe?',
  'füge?\\b.{0,80}\\b(?:hinzu|ein)\\b|benenne|ändere|lösche|führe?\\b.{0,60}\\baus\\b|übersetze?',
  'fasse?\\b.{0,80}\\bzusammen\\b|behebe?|repariere?|baue?|öffne|suche|teste|prüfe?|mach(?:e)? (?:weiter|mal)',
  'hilf mir',
);
const frenchRequest = oneOf(
  'peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|tu peux|vous pouvez|explique|montre|écri[st]|ajoute|corrige',
  'renomme|supprime|lance|vérifie|traduis|résume|aide-moi',
);
const spanishRequest = oneOf(
  'puedes|podrías|puede|explica|explícame|muestra|muéstrame|escribe|añade|agrega|arregla|corrige|renombra|borra',
  'ejecuta|traduce|resume|ayúdame',
);
const portugueseRequest = oneOf(
  'você pode|pode|poderia|explique|mostre|escreva|adicione|corrija|renomeie|apague|execute|traduza|resuma',
  'ajude-me',
);
const italianRequest = oneOf(
  'puoi|potresti|può|spiega(?:mi)?|mostra(?:mi)?|scrivi|aggiungi|correggi|rinomina|cancella|esegui|traduci',
  'riassumi|aiutami',
);
const russianRequest = oneOf(
  'можешь|можете|не мог(?:ли)? бы|покажи|объясни|напиши|исправь|добавь|переименуй|удали|запусти|переведи|помоги',
);
const requests: readonly RegExp[] = [
  caselessUnicode`^(?:bitte |und |jetzt |dann )*${germanRequest}(?=[\s.!?,]|$)`,
  caselessUnicode`^${frenchRequest}(?=[\s.!?,-]|$)`,
  caselessUnicode`^(?:por favor,? )?${spanishRequest}(?=[\s.!?,]|$)`,
  caselessUnicode`^(?:por favor,? )?${portugueseRequest}(?=[\s.!?,]|$)`,
  caselessUnicode`^(?:per favore,? )?${italianRequest}(?=[\s.!?,]|$)`,
  caselessUnicode`^(?:пожалуйста,? )?${russianRequest}(?=[\s.!?,]|$)`,
  /^(?:请|請|麻烦|麻煩|帮我|幫我|你能|你可以|能不能|可以帮).{1,60}$/u,
  /.{1,80}(?:してください|してくれますか|してもらえますか|お願いします|教えてください|줘|주세요|주실래요|줄래)[。.!！]?$/u,
];

const germanWorkVerb = oneOf(
  'mach|setz|stell|verschieb|entfern|kürz|vereinfach|formatier|refaktorier|optimier|aktualisier|kommentier',
  'korrigier|gib|nenn|fass|verbesser|ersetz|kopier|vergleich|beschreib|lies|zähl|rechn|erstell|generier',
  'installier|starte?|stopp|commit|push|deploy|merge',
);
const frenchWorkVerb = oneOf(
  'change|mets|enlève|fais|déplace|simplifie|raccourcis|génère|crée|donne|remplace|compare|améliore|optimise',
  'refais|commente|décris|trouve|cherche|installe|déploie|commit',
);
const romanceWorkVerb = oneOf(
  'cambia|pon|haz|quita|mueve|simplifica|acorta|genera|crea|dame|reemplaza|compara|mejora|optimiza|describe',
  'busca|instala|despliega|elimina|corrige|muda|coloca|faz|tira|move|gera|cria|melhora|otimiza|metti|fai|togli',
  'sposta|semplifica|dammi|migliora|ottimizza|cerca|installa|elimina|sostituisci|confronta|crea',
);
const romanceObject = oneOf(
  "el|la|los|las|lo|un|una|otr[oa]s?|outr[oa]s?|un'altra|este|esta|esto|o|a|os|as|um|uma|este|esta|isso|il|i",
  'gli|le|questo|questa|in|en|em',
);
const russianWorkVerb = oneOf(
  'измени|поменяй|убери|перепиши|поправь|замени|упрости|сократи|создай|сгенерируй|сравни|найди|опиши|улучши',
  'оптимизируй|установи|отформатируй|дай|сделай',
);
const triesAgain: readonly RegExp[] = [
  caselessUnicode`^(?:bitte |und |jetzt |dann )*${germanWorkVerb}(?:e|iere)?(?: (?:mir|mal|bitte|das|den|die|dem|es|alle|ein|eine|einen|noch|dies|diese|diesen))(?!\p{L})`,
  caselessUnicode`^${frenchWorkVerb}(?:-(?:moi|le|la|les))? (?:le|la|les|l'|un|une|des|ce|cette|ces|ça|moi|en)(?!\p{L})`,
  caselessUnicode`^${romanceWorkVerb}(?:lo|la|me|mi)? ${romanceObject}(?!\p{L})`,
  caselessUnicode`^${russianWorkVerb}(?:те)?(?!\p{L})`,
  /^(?:把.{1,20}(?:改|换|删|移|放|加|变|写)|改成|换成|删掉|删除|加上|加个|去掉|写一?[个段篇]|给我|再给)/u,
  /^.{1,60}(?<!し|に|つい|よっ|とっ|対し)(?:えて|いて|して|って|んで|けて|げて|べて|めて|れて|せて)(?:ね|くれ|ほしい|欲しい)?[。.!！]?$/u,
  /^(?:bitte |und |jetzt |dann )*(?:versuch(?:e|s|'s)?|probier(?:e|s|'s)?|mach(?:e|s|'s)?|starte?|lauf|führ(?:e|s|'s)?) (?:es |das |mal |bitte )*(?:noch ?mal|nochmals|erneut|wieder|weiter|neu)(?!\p{L})/iu,
  /^(?:réessaie|réessayez|recommence|recommencez|continue|continuez|essaie encore|relance)(?!\p{L}).{0,30}$/iu,
  /^(?:¿?(?:puedes )?)?(?:inténtalo|intenta|prueba|pruébalo|hazlo|repítelo|ejecútalo|continúa|sigue)(?: (?:otra vez|de nuevo|nuevamente|por favor))*[\s.!]*$/iu,
  /^(?:tenta|tente|faz|faça|roda|rode|continua|continue)(?: (?:de novo|outra vez|novamente|por favor|isso))*[\s.!]*$/iu,
  /^(?:riprova|prova|rifallo|continua|vai avanti|rilancia)(?: (?:ancora|di nuovo|per favore|una volta))*[\s.!]*$/iu,
  /^(?:попробуй(?:те)?|давай(?:те)?|сделай(?:те)?|запусти(?:те)?|продолжай(?:те)?)(?: (?:ещё|еще|раз|снова|заново|опять|дальше|пожалуйста))*[\s.!]*$/iu,
  /^(?:再|重新).{0,4}(?:一次|一下|一遍)[。！.!吧]*$/u,
  /^.{0,4}(?:解释|解釋|運行|測試|檢查|總結|翻譯|優化|執行|查看|說明|说明|介绍|总结|翻译|修改|优化|重构|检查|运行|测试|看|写|改|查|试)一下.{0,30}$/u,
  /^(?:もう一度|もう一回|再度).{0,20}(?:して|て)(?:ください|みて)?[。.!！]?$/u,
];

const lastingWord = oneOf(
  'immer(?! noch)|nie|niemals|ab (?:jetzt|sofort)|künftig|grundsätzlich|toujours(?! pas)|jamais|désormais',
  "siempre|nunca|jamás|de ahora en adelante|sempre|a partir de agora|mai|d'ora in poi|всегда|никогда|отныне",
);
const lasting = caselessUnicode`(?<!\p{L})${lastingWord}(?!\p{L})|总是|總是|永远|永遠|不要|务必|務必|以后|以後|今后|必须|常に|必ず|絶対|今後|しないで|항상|절대|앞으로`;

const germanAtWork = oneOf(
  'schaue?|sehe|prüfe|führe|starte|lese|suche|öffne|mache|lasse|teste|baue|installiere|werde|kümmere|arbeite',
);
const frenchAtWork = oneOf('regarde|vérifie|lance|vais (?:regarder|vérifier|lancer|voir|lire|corriger)|suis en train');
const spanishAtWork = oneOf(
  'ejecutar|ejecutando|revisar|revisando|mirar|mirando|ver|probar|probando|comprobar|buscando|leyendo',
);
const portugueseAtWork = oneOf(
  'executar|executando|verificar|verificando|ver|olhar|testar|testando|rodar|rodando|lendo',
);
const italianAtWork = oneOf('eseguendo|controllando|verificare|verificando|leggendo|cercando|provando');
const statuses: readonly RegExp[] = [
  /^(?:네|넵|음|아)?,? ?.{0,8}(?:해 ?볼게요|확인할게요|볼게요|해볼께요)[.!]*$/u,
  /^(?:подожди(?:те)?|погоди(?:те)?|секунду|минутку),? (?:я )?(?:сейчас )?\p{L}+[.!]*$/iu,
  /^(?:das|es) (?:ergibt|macht) (?:\p{Ll}+ )*sinn[.!]*$/iu,
  caselessUnicode`^(?:(?:ok(?:ay)?|gut|moment|also|jetzt|nun|dann|klar|alles klar)[, ]{1,2})*(?:ich (?!\p{L}+ (?:gerade |aktuell |derzeit )?(?:eine?n?|meine?n?|unsere?n?) )${germanAtWork}\b.{0,60}(?<!\p{L})(?:jetzt|mir|gerade|gleich|mal|kurz|nun|daran|darum)(?!\p{L}).{0,30}|(?:mache?|erledige?) ich(?: gleich| sofort)?|(?:die |alle )?tests? (?:laufen|sind grün|schlagen fehl)\b.{0,20})[.!…]*$`,
  caselessUnicode`^(?:(?:d'accord|ok|bon|alors)[, ]{1,2})*(?:je ${frenchAtWork}\b.{0,60}|(?:les )?tests (?:(?:passent|échouent)\b|tournent\b(?! (?:chaque|tou(?:te)?s les|la nuit|(?:dans|sur|avec|sous) (?!(?:ma|mon|ta|ton|votre)\b)))).{0,20})$`,
  caselessUnicode`^(?:(?:vale|ok|bien|de acuerdo)[, ]{1,2})*(?:(?:voy a|estoy) ${spanishAtWork}\b.{0,60}|(?:las pruebas|los tests) (?:pasan|fallan|están)\b.{0,20})$`,
  caselessUnicode`^(?:(?:ok|certo|beleza)[, ]{1,2})*(?:(?:vou|estou) ${portugueseAtWork}\b.{0,60}|os testes (?:passam|passaram|falham|estão)\b.{0,20})$`,
  caselessUnicode`^(?:(?:ok|va bene|certo)[, ]{1,2})*(?:(?:sto|vado a) ${italianAtWork}\b.{0,60}|controllo subito\b.{0,20}|i test (?:passano|falliscono)\b.{0,20})$`,
  /^(?:(?:сейчас|хорошо|ок)[, ]{1,2})*(?:сейчас (?:проверю|посмотрю|запущу|сделаю)|запускаю|проверяю|смотрю|тесты (?:проходят|прошли|упали|идут))(?!\p{L}).{0,40}$/iu,
  /^(?:好的?[,，]?)?(?:我(?:来|先|现在|這就|这就)?(?:看看|看一下|检查|檢查|运行|執行|试试|試試|查一下)|正在|稍等|等一下|测试(?:通过|全部通过|失败)|測試(?:通過|失敗)).{0,20}$/u,
  /^(?:では|今から|これから)?.{0,30}(?:確認します|確認しています|実行します|実行しています|実行中です|少々お待ちください|テストが通りました|してみます)[。.!！]?$/u,
  /^.{0,30}(?:확인해 ?보겠습니다|확인하겠습니다|실행하겠습니다|실행 ?중입니다|잠시만(?:요| 기다려)?.{0,10}|테스트가? ?통과했습니다)[.!]?$/u,
];

const asBefore = oneOf(
  'immer noch |wieder |schon wieder |noch ?mal |toujours |encore |otra vez |de nuevo |sigue |ainda |de novo ',
  'ancora |sempre |опять |снова |всё |все |ещё |まだ|また|还是|還是|又是',
);
const theSame = oneOf(
  'der ?selbe|die ?selbe|das ?selbe|der gleiche|die gleiche|gleicher|la même|le même|même|el mismo|la misma',
  'mismo|o mesmo|a mesma|mesmo|lo stesso|la stessa|stesso|та же|тот же|то же|та же самая|такая же|同样的?|一样的?|同じ',
);
const trouble = oneOf(
  'fehler|problem|meldung|ergebnis|erreur|problème|message|résultat|error|problema|mensaje|resultado|erro',
  'errore|messaggio|risultato|ошибка|проблема|результат|самое|错误|问题|报错|エラー|問題|結果',
);
const atALoss = oneOf(
  'ich (?:bin mir (?:noch )?(?:nicht|un)|weiß (?:es )?nicht|verstehe (?:das )?nicht)',
  'je ne (?:sais|comprends) pas|no (?:estoy segur[oa]|entiendo|lo sé|sé)|não (?:sei|entendi|tenho certeza)',
  'non (?:lo so|capisco|ho capito|sono sicur[oa])|(?:я )?не (?:знаю|понимаю|понял[аи]?|уверен[аы]?)',
  '我?不(?:知道|明白|懂|确定|太懂)|(?:分|わ)かりません|よくわからない',
);
const germanFiller = oneOf(
  'es|das|leider|aber|immer|noch|jetzt|wieder|nun|auch|so|hier|bei|mir|gar|überhaupt|nicht|nichts|mehr|gut',
  'einwandfrei|super|perfekt|danke',
);
const frenchFiller = oneOf('toujours|encore|plus|pas|rien|maintenant|bien|mieux|très|parfaitement|nickel|merci');
const spanishWorks = oneOf(
  'funciona|va|compila|arranca|carga|sale|sin funcionar|fallando|falla|igual|dando error|pasa nada',
);
const spanishFiller = oneOf('todavía|aún|ya|bien|ahora|igual|perfectamente|perfecto|de maravilla|gracias');
const portugueseWorks = oneOf(
  'funciona|funcionou|roda|rodou|compila|carrega|deu certo|deu erro|sem funcionar|falhando|falha|igual',
);
const russianOpening = oneOf('но |нет,? |всё |все |это |оно |опять |снова |ещё |еще |по-прежнему |пока |теперь |тоже ');
const russianWorks = oneOf(
  'работает|помогло|получилось|запускается|компилируется|сработало|открывается|вышло|выходит|грузится',
);
/** What does not work, or works again, with nothing to tell it by. */
const outcomes: readonly RegExp[] = [
  caselessUnicode`^${asBefore}*${theSame}[ ]?${trouble}.{0,16}$`,
  caselessUnicode`^${atALoss}.{0,12}$`,
  /^(?:いい感じ|いいです|良さそう|よさそう|大丈夫|完璧|問題ない|助かり|看起来(?:不错|很好)|挺好|很好|不错).{0,14}$/u,
  caselessUnicode`^(?:leider |aber |nein,? )*(?:das|es|er|sie|die \p{L}{2,20}|der \p{L}{2,20})? ?(?:klappt|geht|funktioniert|läuft|lädt|startet|baut|kompiliert|passiert|tut)(?: ${germanFiller})*[\s.!]*$`,
  caselessUnicode`^(?:désolé,? |mais |non,? )*(?:ça|cela|c'est|il|elle|le \p{L}{2,20}|la \p{L}{2,20})? ?(?:ne )?(?:marche|fonctionne|passe|plante|compile|change|s'affiche|cassé)(?: ${frenchFiller})*[\s.!]*$`,
  caselessUnicode`^(?:pero |no,? )*(?:eso |esto |ya |todavía |aún |sigue |ahora |aun )*(?:no )?${spanishWorks}(?: ${spanishFiller})*[\s.!]*$`,
  caselessUnicode`^(?:mas |não,? )*(?:isso |ainda |agora |já |continua )*(?:não )?${portugueseWorks}(?: (?:ainda|bem|agora|perfeitamente|obrigad[oa]))*[\s.!]*$`,
  /^(?:ma |no,? )*(?:questo |ancora |adesso |ora |ma )*(?:non )?(?:funziona|va|compila|parte|carica|si apre|succede niente)(?: (?:ancora|bene|adesso|ora|più|perfettamente|grazie))*[\s.!]*$/iu,
  /^(?:(?:nie|no|ok|ale|niestety|dalej|nadal|wciąż|znowu|to|teraz|już|u mnie|hm+),? )*(?:nie )?(?:działa|działają|pomogło|kompiluje się|buduje się|odpala się)(?: (?:teraz|już|dalej|nadal|wcale|super|świetnie))*(?:,? dzięki)?[\s.!]*$/iu,
  caselessUnicode`^${russianOpening}*(?:не )?${russianWorks}(?: (?:опять|снова|ещё|теперь|пока|нормально|отлично|спасибо))*[\s.!]*$`,
  /^(?:还是|依然|仍然|又|现在|還是)?(?:不行|没用|沒用|报错了?|失败了?|不工作|没反应|不对|可以了|好了|没有变化|有问题|出错了)了?[。！.!]*$/u,
  /^(?:まだ|やっぱり|また|今は)?.{0,6}(?:動きません|動かない|動きました|ダメです|だめです|駄目です|エラーです|エラーになります|変わりません|できません|うまくいきません|うまくいきました|直りました|治りました)(?:でした)?[。.!！]*$/u,
];

const germanAttemptFiller = oneOf(
  'es|das|ihn|sie|ihm|ihr|neu|hoch|mir|mich|mal|gleich|kurz|jetzt|noch ?mal|gerade|aus|an|durch|später|dann|nach|drüber|erst|eben',
);
const germanStarted = oneOf(
  'gestartet|gepusht|committet|ausgeführt|angestoßen|neu gestartet|durchlaufen lassen|aktualisiert',
);
const frenchAttempt = oneOf(
  'essaye?r?|essaie|regarder?|teste?r?|vérifier?|vérifie|relancer?|relance|lancer?|lance|voir|vois|reviens',
  "réfléchis|réfléchir|m'en occupe",
);
const frenchAttemptFiller = oneOf(
  'ça|cela|tout de suite|maintenant|encore|de nouveau|le|la|les|tests?|build|serveur|code|logs?|fichiers?',
);
const romanceAttempt = oneOf(
  'ejecutando|revisando|probando|comprobando|instalando|compilando|executando|verificando|rodando|testando',
  'eseguendo|controllando|verificando|provando|installo|compilo',
);
/** What one is about to do, is doing or has just started. */
const attempts: readonly RegExp[] = [
  caselessUnicode`^(?:moment|sekunde|warte|ok(?:ay)?|gut|dann|jetzt)?[, ]{0,2}(?:ich|wir) (?:probier|versuch|test|schau|guck|meld|mach|seh|prüf|lass|start|überleg)(?:e|en|s|'s|e's|t)?(?: ${germanAttemptFiller})*[\s.!…]*$`,
  caselessUnicode`^(?:ich habe?|wir haben|habe?) (?:gerade |jetzt |eben |nun |schon |soeben )*(?:die |den |das |alles |alle |es )?(?:\p{L}{2,20} )?${germanStarted}[\s.!…]*$`,
  caselessUnicode`^(?:un (?:instant|moment)|attends?|ok|bon|alors)?[, ]{0,2}je (?:vais )?(?:l')?${frenchAttempt}(?: ${frenchAttemptFiller})*[\s.!…]*$`,
  /^(?:un momento|espera|vale|ok)?[, ]{0,2}(?:déjame|deja que|dejame|vamos a|voy a|ahora) (?:ver|lo |probar|pruebo|probarlo|mirar|mirarlo|revisar|revisarlo|comprobar|pensar|intentarlo)[^,;:\d]{0,30}$/iu,
  caselessUnicode`^${romanceAttempt}(?!\p{L})[^,;:\d]{0,40}$`,
  /^(?:um momento|espera|ok|beleza)?[, ]{0,2}(?:deixa(?:-me| eu)?|deixe-me|vou|vamos) (?:ver|testar|tentar|olhar|verificar|conferir|pensar|checar|rodar)[^,;:\d]{0,30}$/iu,
  /^(?:un attimo|aspetta|ok)?[, ]{0,2}(?:fammi|lasciami|vediamo|adesso|ora)? ?(?:vedere|provo|controllo|verifico|ci provo|guardo|pensare|lancio)[^,;:\d]{0,30}$/iu,
  /^(?:сейчас|щас|ок|так|минутку|секунду)?[, ]{0,2}(?:я )?(?:ещё |еще )?(?:проверю|попробую|посмотрю|запущу|гляну|сделаю|подумаю|проверяю|смотрю|запускаю|пробую|перезапускаю)(?!\p{L})[^,;:\d]{0,30}$/iu,
  /^(?:好的?[,，]?|等等[,，]?|等一下[,，]?)?(?:我|让我|我来|我先|我再|我去)(?:先|再|来|去|们)?(?:看|试|查|检查|测|跑|想)(?:一?(?:看|试|下|想|一下)|了?一下)?(?:再说|吧|先)?[。！.!…]*$/u,
  /^(?:ちょっと|少し|今|一回|では)?.{0,8}(?:見て|やって|試して|確認して|調べて|考えて|実行して|テストして)(?:み(?:ます|る|ますね)|います|きます)[。.!！…]*$/u,
];

const germanScreenThing = oneOf(
  'knopf|button|seite|link|fenster|bild|bildschirm|text|menü|formular|app|konsole|maus|tastatur|schrift|icon',
  'dialog|liste|tabelle|laptop|rechner',
);
const frenchScreenThing = oneOf(
  'bouton|page|lien|fenêtre|image|écran|texte|menu|formulaire|appli|console|souris|clavier|police|icône|liste',
  'tableau|ordi',
);
const spanishScreenThing = oneOf(
  'botón|página|enlace|ventana|imagen|pantalla|texto|menú|formulario|app|consola|ratón|teclado|letra|icono',
  'lista|tabla|ordenador|portátil',
);
const spanishFailure = oneOf(
  'no (?!usa|tiene|admite|soporta)|se (?:queda|ha|cuelga|cierra|ve|sale)',
  'está (?:en blanco|vací[oa]|rot[oa]|colgad[oa]|negr[oa])|sale ',
);
const portugueseScreenThing = oneOf(
  'botão|página|link|janela|imagem|tela|texto|menu|formulário|app|console|mouse|teclado|fonte|ícone|lista',
  'tabela|computador',
);
const portugueseFailure = oneOf(
  'não (?!usa|tem|suporta)|ficou|fica|sumiu|travou|está (?:em branco|vazi[oa]|pret[oa]|quebrad[oa]|travad[oa])',
);
const italianScreenThing = oneOf(
  'bottone|pulsante|pagina|link|finestra|immagine|schermo|testo|menu|modulo|app|console|mouse|tastiera|icona',
  'lista|tabella',
);
const italianFailure = oneOf(
  'non (?!usa|ha|supporta)|resta |rimane |è (?:vuot[oa]|bianc[oa]|ner[oa]|rott[oa]|bloccat[oa]|sparit[oa])',
);
const russianScreenThing = oneOf(
  'кнопка|страница|ссылка|окно|картинка|экран|текст|меню|форма|консоль|мышь|клавиатура|иконка|список|таблица',
);
/**
 * A thing on the screen that does not do what it should: "der Knopf reagiert nicht", "el botón no hace nada", "按钮点不动".
 */
const onScreen: readonly RegExp[] = [
  caselessUnicode`^(?:und |aber |jetzt |auch )*(?:der|die|das|mein|meine) ${germanScreenThing}s? \p{Ll}+(?: \p{L}+){0,3} (?:nicht|nichts|nirgends|weg|leer|weiß|schwarz|rot|grau|kaputt)(?: \p{Ll}+){0,2}[.!…]*$`,
  caselessUnicode`^(?:et |mais |maintenant )*(?:le |la |l'|les |mon |ma )${frenchScreenThing}s? (?:ne |n'|se |s'|est |reste |devient )\p{L}+[^,;:\d]{0,30}$`,
  caselessUnicode`^(?:y |pero |ahora )*(?:el|la|los|las|mi) ${spanishScreenThing}(?:es|s)? ${spanishFailure}[^,;:\d]{0,30}$`,
  caselessUnicode`^(?:e |mas |agora )*(?:o|a|os|as|meu|minha) ${portugueseScreenThing}s? ${portugueseFailure}[^,;:\d]{0,30}$`,
  caselessUnicode`^(?:e |ma |adesso )*(?:il |lo |la |l'|i |le )${italianScreenThing} ${italianFailure}[^,;:\d]{0,30}$`,
  caselessUnicode`^(?:и |но |теперь |сейчас )*(?:эта |этот |моя |мой )?${russianScreenThing} (?:не (?!использу|поддерж|имеет)|пуст|завис|пропал|исчез|бел|чёрн|черн)\p{L}*[^,;:\d]{0,20}$`,
  /^(?:那个|这个|现在|怎么)?(?:按钮|页面|链接|窗口|图片|屏幕|文字|菜单|表单|列表|表格|鼠标|键盘|光标|弹窗|控制台)(?:又|还是|也|都|一直|总是|完全|根本|老是|不停地?)?在?(?:点不|打不|没反应|没有反应|不动|不见|不显示|显示不|不响应|加载不|卡|转|白|黑|空|一片|闪|乱|错位|消失).{0,8}$/u,
  /^(?:この|その|今|なんか|なぜか|急に|また|突然)?(?:ボタン|ページ|リンク|ウィンドウ|画像|画面|文字|メニュー|フォーム|リスト|マウス|カーソル|コンソール)(?:が|は|も).{0,6}(?:反応しま|動きま|動か|開きま|開か|表示されま|表示され|消え|真っ白|真っ黒|固ま|ズレ|ずれ|見えま|押せま|押せな|点滅|ちらつ|チカチカ).{0,10}$/u,
  /^(?:이|그|지금)? ?(?:버튼|페이지|링크|창|이미지|화면|글자|메뉴|폼|목록|마우스|커서|콘솔)(?:이|가|은|는|도)? ?(?:안 |못 |계속 |자꾸 |하얗|까맣|깜빡|멈|사라|비어|깨|겹).{0,14}$/u,
];

/** Of the one spoken to, and cries: "eres un genio", "ты лучший", "vaya lío", "太好了". */
const exclamations: readonly RegExp[] = [
  /^(?:du bist|t'es|tu es|vous êtes|eres|você é|tu é|sei|ты|вы) (?:\p{L}+ ?){1,3}[.!]*$/iu,
  /^(?:vaya|menudo|menuda|qué|che|quel|quelle|was für (?:ein|eine)|so (?:ein|eine)|какой|какая|какое|что за|ну и)(?: \p{L}+){1,3}[.!]*$/iu,
  /^(?:你|您|这|那|这个)?(?:太|真|真是|好|简直).{1,6}[了啊呀哦！!。]*$/u,
  /^(?:もう|さすが|やっぱり|やはり|なんて|すごく?|本当に|マジで|まじ).{0,10}(?:だ|です|ですね|だね|だな|だよ|なあ|ね|な)[。！!]*$/u,
  /^(?:와|헐|대박|역시|진짜|최고).{0,12}[!.~]*$/u,
];
/** "Schon wieder …", "怎么又…": again, so now. */
const again: readonly RegExp[] = [
  /^(?:schon wieder|wieder mal|encore une fois|encore|otra vez|de nuevo|outra vez|di nuovo|ancora|опять|снова)(?: \p{L}+){1,4}[.!]*$/iu,
  /^(?:\p{L}+ ){1,4}(?:schon wieder|otra vez|de novo|outra vez|di nuovo|опять|снова)[.!]*$/iu,
  /^(?:怎么|为什么)?又.{1,8}了?[。！!]*$/u,
  /^また.{1,12}(?:た|ました|てる|ている|です)[。！!]*$/u,
  /^또 .{1,12}$/u,
];
/** Spanish and Portuguese have a verb of their own for how one is at this moment. */
const states: readonly RegExp[] = [
  /^(?:estoy|estamos|ando|estou|estamos|tô) (?!casad|embarazad|grávid|divorciad|jubilad|aposentad|\p{L}+[aei]ndo(?!\p{L})|en |em |de )(?:\p{Ll}+ ?){1,4}[.!]*$/u,
];
/** "Hazlo más corto": with the object on the verb. */
const clitics: readonly RegExp[] = [
  /^(?:hazl|ponl|dil|dal|\p{L}{1,8}[áéíóú]\p{L}{1,4}(?:mel|sel|l))(?:o|a|os|as)(?: \p{L}+){0,4}[.!]*$/iu,
];

/** "Please": what is asked politely is asked now, unless it says what is to be used, or left out, from now on. */
const polite = /(?<!\p{L})(?:bitte|s'il (?:te|vous) pla[iî]t|stp|svp|por favor|per favore|пожалуйста|请|請)(?!\p{L})/iu;
const mannerWord = oneOf(
  'keine?[nmrs]?|nur|nicht|ohne|statt|nutz\\p{L}*|verwend\\p{L}*|benutz\\p{L}*|antworte|sprich|halte|pas de',
  'sans|seulement|utilise[rz]?|répond[sez]*|parle[rz]?|sin|solo|sólo|usa[r]?|use|responde|habla|sem|só|responda',
  'fale|senza|soltanto|rispondi|parla|без|только|используй(?:те)?|отвечай(?:те)?|говори(?:те)?',
);
const statesManner = caselessUnicode`(?<!\p{L})${mannerWord}(?!\p{L})|用|别|別`;

/** "Das ist komisch", "c'est bizarre": how something strikes one. */
const impressions: readonly RegExp[] = [
  // "Das erklärt einiges"
  /^(?:(?:oh|ah|ach|ok|okay|aha|stimmt|ah bon|vale|ecco|allora),? )?(?:(?:das|dies) erklärt (?:ja |so |natürlich )?(?:einiges|vieles|alles|manches|es)|(?:ça|cela|ceci) explique (?:tout|beaucoup|pas mal|bien)(?: de)?(?: choses)?|(?:eso|esto) (?:lo )?explica(?: todo| mucho| muchas cosas)?|questo spiega (?:tutto|molto|molte cose))[.!…]*$/iu,
  /^(?:das|dies|es) (?:ist|war|sieht|klingt|wirkt|scheint) (?:(?:ja|echt|so|sehr|ganz|schon|etwas|ziemlich|wirklich|doch|aber) )*\p{Ll}{3,16}(?: aus)?[.!…]*$/u,
  /^(?:c'est|ça a l'air|c'était) (?:(?:vraiment|très|trop|un peu|assez|bien) )*\p{Ll}{3,16}[.!…]*$/u,
  /^(?:(?:eso|esto) )?(?:es|está|qué|parece) (?:(?:muy|un poco|bastante|tan|algo) )*(?:raro|extraño|bien|mal|genial|curioso|bonito|interesante|difícil|fácil)[.!…]*$/iu,
  /^(?:ich verstehe|je comprends|entiendo|capisco|понимаю) (?:nur|rien|nada|niente|ничего)(?!\p{L}).{0,20}$/iu,
  /^(?:otra vez|de nuevo|encore|schon wieder|di nuovo|опять|снова) (?:lo mismo|la même chose|dasselbe|das gleiche|la stessa cosa|то же самое)[.!…]*$/iu,
  /^(?:ahora sí|jetzt aber|cette fois oui|adesso sì|ci penso io|lo hago yo|ich mach das|je m'en occupe|继续|接着来?)[.!。！…]*(?:,? (?:gracias|danke|merci|grazie))?[.!…]*$/iu,
];

const matchesRequest = anyOf([...requests, ...triesAgain, ...clitics]);

/** "Quel désordre, …", "was für ein Chaos, …": before what is asked for. */
const exclaims =
  /^(?:quel(?:le)?s?|qué|que|che|was für (?:ein|eine)|wat een|какой|какая) \p{L}[^,:;.]{1,40}, (?=\p{L})/iu;

/** Whether a sentence asks for work now, in one of these languages. */
export const isForeignRequest = (sentence: string): boolean => {
  if (lasting.test(sentence)) return false;
  const request = sentence.replace(exclaims, '');
  return matchesRequest(request) || isPolishOrder(request) || (polite.test(sentence) && !statesManner.test(sentence));
};

const matchesStatus = anyOf([
  ...statuses,
  ...outcomes,
  ...attempts,
  ...impressions,
  ...onScreen,
  ...exclamations,
  ...again,
  ...states,
]);

/** "テストは毎回実行します", "测试失败是因为时区不对": each time, or why. */
const lastsUnspaced =
  /毎|いつも|必ず|ため|ので|から、|原因|每(?!次都)|因为|因為|由于|所以|매(?:일|주|번|달|년)|항상|때문|마다/u;

/** Whether a sentence reports work in progress, in one of these languages. */
export const isForeignStatus = (sentence: string): boolean => matchesStatus(sentence) && !lastsUnspaced.test(sentence);
