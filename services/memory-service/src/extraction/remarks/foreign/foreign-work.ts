import { caselessUnicode, oneOf } from '../../language/pattern-parts.js';
import { anyOf } from '../../language/pattern-set.js';

/*
 * What goes on for minutes, fails as before, and what is only guessed, in German, French, Spanish, Portuguese, Italian,
 * Chinese, Japanese and Korean. The languages have a form of their own for it (estoy -ndo, sto -ndo, en train de,
 * gerade, -할게요); of verbs in that form, only those that nobody does for weeks are known here. All patterns are anchored
 * and of bounded repetition.
 */

const restarting = oneOf(
  'iniciar|instalar|arrancar|ejecutar|compilar|cargar|intentar|rodar|tentar|carregar|avviare|lanciare|caricare',
  'installare|provare|eseguire',
);
const romanceNow = oneOf(
  'eso|esto|ahora|otra vez|de nuevo|ya|isso|isto|agora|de novo|questo|adesso|ora|di nuovo',
  '(?:el|la|lo|o|a|il) \\p{L}+',
);
const spanishOngoing = oneOf(
  'instalando|compilando|ejecutando|esperando|descargando|bajando|subiendo|iniciando|arrancando|cargando',
  'corriendo|lanzando|levantando|desplegando|clonando|importando|mirando|revisando|leyendo|buscando|borrando',
  'limpiando|copiando|pegando|depurando',
);
const portugueseOngoing = oneOf(
  'instalando|compilando|executando|esperando|aguardando|baixando|subindo|iniciando|rodando|carregando|clonando',
  'importando|olhando|vendo|verificando|lendo|procurando|apagando|limpando|copiando|colando|depurando',
  'a (?:instalar|compilar|correr|esperar|testar|reiniciar|carregar|descarregar|verificar|reinstalar)',
);
const italianOngoing = oneOf(
  'installando|compilando|eseguendo|aspettando|attendendo|scaricando|caricando|avviando|lanciando',
  'facendo (?:ri)?partire|clonando|importando|guardando|verificando|controllando|leggendo|cercando|cancellando',
  'pulendo|copiando|incollando',
);
const frenchOngoing = oneOf(
  'relance|réinstalle|redémarre|recompile|redéploie|recharge|retente|réessaie|rebuild|reteste|reboote|re-?teste',
  "patiente|l'?attends|te dis|vous dis|reviens vers",
);
const germanOngoing = oneOf(
  'installier|start|lad|wart|test|führ|lass|bau|deploy|kompilier|prüf|schau|guck|les|such|probier|mach|setz',
  'lösch|räum|kopier|zieh|push|merg|bin|sitz',
);
const germanOngoingPart = oneOf(
  'installiere|starte|lade|warte|teste|führe|lasse|baue|deploye|kompiliere|prüfe|schaue|probiere|mache|setze',
  'lösche',
);
const germanJustDone = oneOf(
  'gelöscht|geleert|neu gestartet|neu installiert|neu geladen|neu gebaut|probiert|ausprobiert|versucht|getestet',
  'zurückgesetzt|gecleart|eingefügt|angeklickt',
);
const romanceTakes = oneOf(
  '(?:va a )?tarda(?:r|ndo)?|ça (?:va )?prend(?:re)?|(?:vai )?demora(?:r|ndo)?',
  '(?:sta )?(?:ci mett\\p{L}{1,3}|mettendoci)',
);
const someTime = oneOf(
  "poco|rato|momento|moment|instant|peu de temps|pouco|po'|attimo|minuto|mucho|muito|molto|longtemps|bastante",
);
const andComesBack = oneOf(
  'y (?:ahora )?(?:vuelvo|vengo|regreso)|et je (?:reviens|te dis|vous dis)|e (?:já )?(?:volto|torno|arrivo)',
  'und (?:bin|komme) (?:gleich|dann|sofort) (?:wieder|zurück)(?: da)?',
);
const jobs = oneOf(
  'build|download|upload|deploy(?:ment)?|import|export|migration|installation|job|test|tests|fortschritt',
  'descarga|instalación|subida|progreso|barre|barra|téléchargement|installation|instalação|installazione',
  'caricamento|scaricamento',
);
const hangs = oneOf(
  'hängt|steht|bleibt|ist|klemmt|est|en est|bloque|reste|va|está|sigue|anda|se quedó|se queda|parou|travou',
  'ficou|è|resta|si è',
);
/** "estoy reinstalando las dependencias", "ich installiere gerade alles neu". */
const ongoing: readonly RegExp[] = [
  caselessUnicode`^(?:(?:ok|vale|bueno|bom|bem|allora|dai)[, ]+)*(?:voy a|vamos a|vou|vamos|provo a|vado a|ora) (?:re|ri)?${restarting}(?:lo|la)?(?: (?:el|la|lo|o|a|il|todo|tudo|tutto|aquí|aqui|qui|eso|isso|questo) ?\p{L}*){0,2}(?:, (?:já )?(?:volto|vuelvo|torno)(?: já)?)?[.!…]*$`,
  caselessUnicode`^(?:estoy|estamos|estou|tô|sto|stiamo) (?:probando|testando|provando)(?:lo|la)?(?: ${romanceNow})*[.!…]*$`,
  caselessUnicode`^(?:(?:ahora|todavía|aún|ya|aquí|pues|bueno)[, ]+)*(?:estoy|estamos|sigo|seguimos|está|están) (?:(?:ahora|todavía|aún|ya|justo) )*(?:re)?${spanishOngoing}(?!\p{L})[^;:\d]{0,50}$`,
  caselessUnicode`^(?:(?:agora|ainda|aqui|já|bom)[, ]+)*(?:estou|estamos|tô|está|estão|tá) (?:(?:ainda|agora|já|só) )*(?:re)?${portugueseOngoing}(?!\p{L})[^;:\d]{0,50}$`,
  caselessUnicode`^(?:(?:adesso|ora|ancora|qui|beh)[, ]+)*(?:sto|stiamo|sta|stanno) (?:(?:ancora|adesso|ora|solo|già) )*(?:re|ri)?${italianOngoing}(?!\p{L})[^;:\d]{0,50}$`,
  /^(?:(?:là|alors|bon|ok)[, ]+)*(?:je suis|on est|nous sommes) en train d(?:e |')[^;:\d]{1,50}$/iu,
  caselessUnicode`^(?:(?:là|alors|bon|ok|attends)[, ]+)*(?:je|on) ${frenchOngoing}(?!\p{L})[^;:\d]{0,40}$`,
  /^(?:je|on) (?:attends?|teste|lance|regarde|vérifie|télécharge|installe|compile) (?:que |le |la |les |l'|ça)[^;:\d]{1,40}$/iu,
  caselessUnicode`^(?!.{0,50}(?<!\p{L})(?:eine?n?|meine?n?|unsere?n?) \p{L})(?:(?:ok|gut|moment|warte|so|also)[, ]+)*(?:ich|wir(?! (?:test|probier|bau|deploy|mach|setz|such))) ${germanOngoing}(?:en?|s|'s)? (?:\p{L}+ ){0,3}(?:gerade|grade?|eben|jetzt|kurz|gleich|erst ?mal|mal eben|schnell|noch)(?!\p{L})[^;:\d]{0,40}$`,
  // The second part of a sentence shares its subject.
  caselessUnicode`^${germanOngoingPart} (?:\p{L}+ ){0,3}(?:gerade|grade?|eben|jetzt|kurz|gleich|neu)(?!\p{L})[^;:\d]{0,30}$`,
  caselessUnicode`^ich (?:hab|habe) (?:(?:gerade|grad|eben|schon|mal|jetzt|auch) )*(?:(?:den|die|das|alles|alle|mein|meine|meinen|mal|es) )?(?:\S{1,24} )?${germanJustDone}[.!…]*$`,
  /^(?:(?:acabo|acabamos) de |acabei de |ho appena |je viens de |on vient de )[^;:\d]{1,50}$/iu,
  /^(?:(?:es|das|der \p{L}{2,16}) )?dauert (?:(?:noch|wohl|halt|gerade|schon) )*(?:ein (?:bisschen|wenig|weilchen)|einen moment|ein paar (?:minuten|sekunden)|etwas|kurz|lange|ewig)[.!…]*$/iu,
  caselessUnicode`^${romanceTakes} (?:un |une |um )?${someTime}[.!…]*$`,
  /^(?:(?:der|die|das|mein|meine|unser|unsere) )\p{L}{2,20} (?:ist|hat|sind|haben) (?:mir |mich |sich )?(?:(?:gerade|grad|eben|schon wieder|plötzlich|einfach|jetzt) )+(?:\p{L}+ ){0,2}\p{L}+[.!…]*$/iu,
  /^(?:jetzt |nun |auf einmal |plötzlich |hier )*(?:geht|läuft|funktioniert|klappt|lädt) (?:(?:jetzt|gar|überhaupt|auf einmal|hier|bei mir|wieder|leider) )*(?:nichts|nix|nicht)(?: mehr)?[.!…]*$/iu,
  /^(?:ich )?bin (?:(?:mal|kurz|eben|gleich|dann|schnell) )+[^,;:\d]{1,30}[.!…]*$/iu,
  /^(?:(?:ich )?(?:komme|bin)|torno|vuelvo|volto|je reviens|on revient)(?: \p{L}+){0,2} (?:tra|fra|in|en|em|dans|daqui a|dentro de)(?: \p{L}+)? ?(?:\p{L}+|\d{1,2}) (?:minut\p{L}+|min)[.!…]*$/iu,
  caselessUnicode`^[^,;:\d]{2,40} ${andComesBack}[.!…]*$`,
  /^(?:le|la|les|mon|ma|mes|l')\s?\p{L}+ (?:(?:tourne|compile|charge|mouline|plante|rame)(?:nt)?|s'installe(?:nt)?) (?:encore|toujours|en boucle|à fond)[.!…]*$/iu,
  /^(?:(?:isso |isto )?(?:tá|está|ta) demorando|(?:eso |esto )?está tardando|ça (?:rame|traîne|mouline)|(?:sta )?(?:impiegando|mettendoci))(?!\p{L})[^,;:\d]{0,30}[.!…]*$/iu,
  /^今.{1,12}中(?:です|だ|なんだ)?(?:よ|ね)?[。.!…]*$/u,
  /^(?:지금|아직) .{1,20} 중(?:이에요|입니다|이야|이다|임|인데요?)[.!…]*$/u,
  // How far it has come.
  caselessUnicode`^(?:(?:y |und |et |e |jetzt |ahora |maintenant |agora |adesso |ora |ya |noch |encore |schon )*)(?:es|das|ça|c'est|on en|esto|eso|isso|questo|(?:der|die|das|el|la|le|il|lo|o|a) ${jobs})? ?${hangs}(?: \p{L}+){0,4} \d{1,3}(?:[.,]\d)? ?(?:%|prozent|por ?ciento|por ?cento|pour ?cent|per ?cento)[.!…]*$`,
];

const foundIt = oneOf(
  "lo (?:encontré|tengo|arreglé|resolví|vi)|achei|resolvi|consegui|trovato|risolto|capito|trouvé|j'ai trouvé",
  'réglé',
);
const itWas = oneOf("era|foi|fue|estaba|estava|faltava|faltaba|mancava|c'était|il manquait|tinha|había|avevo|ero");
const seesOrLoads = oneOf(
  'ver(?:lo|la)?|veo|vedo|vejo|vois|sehe|encuentro|trovo|encontro|trouve|finde|aparece|appare|carga|carrega',
  'sale|sai|esce|abre|apre|arranca|liga|entra',
);
const thingInView = oneOf(
  "la|le|el|lo|o|a|os|as|il|de|den|die|das|na|no|nella|en la|en el|à l'|sul|sullo|tela|pantalla|schermo|écran",
  'diferencia|diferença|differenza|différence|unterschied|página|pagina|imagen|imagem|botón|botão|error|erro',
  'errore|fehler|menu|menú|pulsante|bottone|bouton|knopf|link|todavía|ainda|ancora|mehr|más|mais|più|nicht|pas',
);
const getsNow = oneOf(
  "me (?:da|sale|aparece)|da|sale|aparece|j'ai|j'obtiens|(?:ich )?(?:habe|bekomme|kriege|sehe)(?: ich)?|dá|deu",
  "aparece|mi (?:dà|esce|dice)|ho|c'è",
);
const troubleThing = oneOf(
  'error|fallo|erreur|fehler|meldung|problème|problema|erro|errore|mensaje|mensagem|messaggio',
);
const manyTroubles = oneOf(
  'deu (?:ruim|merda|problema|erro|pau)',
  "(?:apareceu|apareceram|salieron?|sono usciti|il y a|hay|tem|ci sono) (?:um monte|um tanto|un montón|plein|tonnes|un sacco|mazo|vários|muchos|tanti|viele)(?: de| di| d')? ?(?:erros?|errores|errori|erreurs|avisos|warnings)",
);
const spanishBroke = oneOf(
  'colgó|colgado|cayó|caído|cerró|cerrado|bloqueó|bloqueado|rompió|roto|fue|ido|murió|muerto|trabó|congeló',
  'apagó',
);
const machine = oneOf(
  'server|servidor|serveur|dienst|container|contenedor|build|computer|rechner|laptop|ordinateur|ordenador|pc',
  'computador',
);
const failsToAnswer = oneOf(
  'antwortet (?:nicht|nimmer)|startet nicht|non (?:risponde|parte|va|si avvia)|no (?:responde|arranca|va)',
  'ne (?:répond|démarre|marche)|não (?:responde|sobe|liga)',
);
const understandsNothing = oneOf(
  "no entiendo|no entendí|no he entendido|(?:je n'?|j')(?:y )?(?:comprends|ai)(?: rien| pas)?(?: compris)?",
  'non (?:ho capito|capisco)|não (?:entendi|entendo)|(?:ich )?(?:verstehe|kapiere|blicke)',
);
const hasNoIdea = oneOf(
  "(?:ich habe? )?(?:keine|null) (?:ahnung|plan|idee)|ni (?:idea|puta idea)|(?:je n'?ai )?aucune idée|nem ideia",
  '(?:eu )?não faço ideia|non ho (?:la minima )?idea|no tengo ni idea|понятия не имею',
);
const gotWrong = oneOf(
  'trompée?|oublié|cassé|vertan|vergessen|kaputt ?gemacht|falsch|equivocado|olvidado|roto|errou|esqueceu',
  'quebrou|sbagliato|dimenticato|rotto',
);
const getsAgain = oneOf(
  "j'(?:ai|obtiens)|ich (?:habe|bekomme|kriege|sehe)",
  '(?:me )?(?:sale|sigue saliendo|sigue dando|da|tengo|sigo teniendo)',
  '(?:estou com|continua dando|dá|deu|aparece)|(?:ho|ricevo|mi dà|mi esce|vedo)',
);
const sameThing = oneOf(
  'la même|le même|den ?selben|die ?selbe|das ?selbe|den gleichen|die gleiche|el mismo|la misma|o mesmo|a mesma',
  'lo stesso|la stessa',
);
const displeases = oneOf(
  '(?:gefällt|überzeugt|passt) (?:mir|mich) (?:(?:so|das|noch|irgendwie) )*nicht',
  '(?:non|no|não) (?:mi|me) (?:convince|convence|piace|gusta|torna|quadra|cuadra|gustó|agrada)',
  '(?:ne )?me (?:plaît|convainc|va) pas|não (?:gostei|curti)',
);
/** What fails, as before or anew, who sees it, and who did it. */
const failures: readonly RegExp[] = [
  // Found, and what it was.
  /^(?:ich )?(?:hab(?:e)? ?(?:'s|es)|hab's) (?:(?:jetzt|endlich|schon) )*(?:gefunden|geschafft|gelöst|hinbekommen|behoben)(?:, [^;:\d]{1,40})?[.!…]*$/iu,
  caselessUnicode`^(?:(?:ya|já|ok|ah|l')[, ]*)*${foundIt}(?:,? ${itWas}(?!\p{L})[^;:\d]{1,40})?[.!…]*$`,
  // What one does not see, and what does not come.
  caselessUnicode`^(?:(?:y|e|et|und|ma|mas|mais|pero|aber)[, ]+)?(?:sigo sin|continuo sem|no|non|não|je (?:n'|ne )?|ich) ?${seesOrLoads}(?!\p{L})(?: (?:pas|nicht|keinen?|nessuna?|ninguna?|nenhuma?|nada|niente|rien|nichts|aucune?))?(?: ${thingInView})*[.!…]*$`,
  /^ich (?:komm|komme) (?:(?:grad|gerade|hier|da|einfach|so|echt) )*nicht (?:weiter|mehr mit|klar|ran|rein|voran|drauf)[.!…]*$/iu,
  /^(?:die|der|das|mein|meine) \p{L}{2,20} (?:lädt|hängt|braucht|dauert|rödelt|ruckelt|spinnt|streikt|zickt)(?: (?:ewig|lange|gerade|wieder|schon|noch|total|rum|hier|immer noch|rum|mal))*[.!…]*$/iu,
  /^(?:irgendwie|irgendwo|seltsamerweise|komischerweise|plötzlich|auf einmal) (?:ist|sind|hat|geht|läuft|klappt|fehlt|passt|wird) [^,;:\d]{1,40}$/iu,
  /^(?:(?:il )?y a|hay|tem|c'è) (?:un truc|un problème|quelque chose|algo|una cosa|uma coisa|qualcosa|un problema|um problema) (?:de |d'|di )?(?:bizarre|chelou|rar[oa]|extrañ[oa]|estranh[oa]|esquisit[oa]|stran[oa]|étrange|louche)(?!\p{L})[^,;:\d]{0,40}$/iu,
  /^(?:(?:peraí|calma|aspetta|espera|attends)[, ]+(?:que )?)?(?:travou|crashou|caiu|quebrou|bugou|sumiu|se (?:ha )?(?:bloqueó|cayó)|si è (?:bloccato|rotto|impallato))(?: (?:tudo|tutto|todo|de novo|di nuovo|aqui|qui|aquí|o \p{L}+|a \p{L}+|il \p{L}+))*[.!…]*$/iu,
  /^(?:(?:c'est bon|ah|ok|bon|ok super)[, ]+)*(?:ça|cela) (?:re)?(?:marche|fonctionne|passe|tourne|démarre)(?: (?:enfin|maintenant|à nouveau|de nouveau|mieux|nickel))*[.!…]*$/iu,
  /^(?:あれ|えっ|うーん|なんか|急に)?[、,]? ?(?:また|急に)?(?:動か|開か|繋がら|つながら|映ら|表示され|反応し|見え)なく(?:なった|なりました|なっちゃった)(?:よ|ね|な)?[。.!…]*$/u,
  /^(?:なんとか|やっと|多分|たぶん)?(?:直った|治った|動いた|できた|解決した|いけた)(?:みたい|っぽい|かも|よ|ね|です|らしい)*[。.!！…]*$/u,
  /^(?:아,? |어,? )?(?:이제|지금은|드디어|다시|또)? ?(?:잘 |안 |제대로 )?(?:되네|됐네|되는데|된다|안 되|안되|안 돼|안돼|작동하네|되는 것 같)(?:요|네|지|네요|나요|아요)?[.!~…]*$/u,
  /^왜 .{0,8}(?:지|까|죠|나)[.!~…]*$/u,
  /^(?:好像|现在|终于|似乎)(?:又|已经)?(?:可以|好|行|修好|解决|正常)了?(?:吧)?[。.!！…]*$/u,
  caselessUnicode`^(?:(?:y|et|und|e|ahora|maintenant|jetzt|agora|adesso|ora|là|aqui|qui) )*${getsNow} (?:otro|otra|un autre|une autre|eine? andere[nr]?|outro|outra|un altro|un'altra) ${troubleThing}(?: \p{L}+){0,2}[.!…]*$`,
  caselessUnicode`^${manyTroubles}(?: \p{L}+){0,3}[.!…]*$`,
  caselessUnicode`^se (?:me|nos|le) (?:ha )?${spanishBroke}(?!\p{L})[^,;:\d]{0,30}$`,
  caselessUnicode`^(?:ora |adesso |jetzt |ahora |maintenant |agora )?(?:der|il|el|le|o|mi|mon|mein|meu) ${machine} ${failsToAnswer}(?: (?:mehr|più|más|plus|pas|mais|neanche|gar))*[.!…]*$`,
  caselessUnicode`^(?:${understandsNothing} (?:absolument |absolut |gar )?(?:nada|rien|niente|nichts|nix)|j'ai (?:rien|pas) compris)(?!\p{L}).{0,40}$`,
  caselessUnicode`^${hasNoIdea}(?!\p{L}).{0,50}$`,
  caselessUnicode`^(?:tu t'es|tu as|t'as|vous avez|du hast|te has|has|você|tu|hai|ti sei) (?:dich |schon wieder |wieder |encore |otra vez )?${gotWrong}(?!\p{L})[^;:\d]{0,40}$`,
  /^你(?:刚才|刚刚|又|怎么|把|是不是|好像)?.{0,12}(?:错|漏|忘|删|弄坏|搞坏).{0,6}了?[。！.!…]*$/u,
  caselessUnicode`^(?:mais |aber |pero |mas |ma )?${getsAgain} (?:(?:encore|toujours|immer|noch|wieder|schon|otra|vez|ainda|ancora|sempre) )*${sameThing}(?: \p{L}+){1,3}[.!…]*$`,
  /^(?:还是|依然|仍然|又|一直|总是|现在)(?:在)?(?:报|出|出现|显示|提示|有)(?:了)?(?:同样|一样|相同|这个|那个)?的?(?:错误?|问题|异常|警告).{0,4}$/u,
  /^(?:아직도|여전히|계속|또|다시) ?(?:(?:같은|똑같은|동일한|그) ?)?(?:에러|오류|문제|버그|경고)(?:가|는|도|만)? ?(?:나|발생|뜨|떠|생기|생겨).{0,8}$/u,
  /^(?:また|まだ|やっぱり)?(?:同じ)?(?:エラー|警告|例外)(?:が|に)(?:出|なり|なる|発生).{0,8}$/u,
  /^(?:irgend ?(?:was|etwas)|da|hier) stimmt (?:(?:da|hier|was|etwas|irgendwie|noch) )*nicht[.!…]*$/iu,
  /^(?:hay )?algo (?:no (?:cuadra|va|está bien|funciona)|va mal|está mal|falla|raro|anda mal)(?: aquí| ahí)?[.!…]*$/iu,
  /^quelque chose (?:cloche|ne va pas|va pas|ne marche pas)(?: ici| là)?[.!…]*$/iu,
  /^(?:tem )?(?:algo|alguma coisa) (?:errad[oa]|está errad[oa]|não (?:bate|está certo|funciona)|estranh[oa])(?: aqui| aí)?[.!…]*$/iu,
  /^(?:c'è )?qualcosa (?:non (?:va|torna|quadra|funziona)|che non (?:va|torna))(?: qui| lì)?[.!…]*$/iu,
  caselessUnicode`^(?:(?:so|das|così|questo|así|esto|eso|assim|isso|ça|comme ça|pero|mais|ma|mas|aber)[, ]+)*${displeases}(?: (?:così|questo|así|esto|eso|assim|disso|mucho|molto|muito|per niente|nada|so))*[.!…]*$`,
];

const germanGuess = oneOf(
  '(?:das |es )?(?:könnte|dürfte|kann)(?: (?:auch|wohl|ja|vielleicht|natürlich|höchstens))* (?:an|am|der|die|das|ein|eine|mit|vom|von) [^,;:\\d]{1,30} (?:liegen|sein|kommen|zusammenhängen)',
  '(?:das |es )?liegt (?:wohl|vielleicht|wahrscheinlich|bestimmt|vermutlich) (?:an|am) [^,;:\\d]{1,30}',
);
const isNotSure = oneOf(
  '(?:ich )?bin (?:mir )?(?:da )?nicht (?:ganz )?sicher|no (?:estoy|lo) (?:muy )?(?:segur[oa]|sé)',
  "(?:je )?(?:n')?(?:en )?suis pas (?:trop )?sûre?|não tenho (?:muita )?certeza|não sei",
  'non (?:ne )?(?:sono|so)(?: (?:molto |tanto )?sicur[oa])?',
);
const believes = oneOf(
  'creo que|me parece que|acho que|credo che|je (?:crois|pense) que|ich (?:glaube|denke|vermute),?|quizás?',
  'tal vez|talvez|forse|peut-être(?: que)?|vielleicht|a lo mejor|será que',
);
const mayBe = oneOf(
  'puede|podría|pueda|pode|poderia|possa|può|potrebbe|peut|pourrait|könnte|kann|es|sea|seja|sia|è|ist|liegt',
  'vient',
);
/** "creo que puede ser la caché", "可能是缓存的问题吧", "キャッシュかもしれない". */
const guesses: readonly RegExp[] = [
  caselessUnicode`^${germanGuess}[.!…]*$`,
  /^(?:podría|puede|pode|poderia|deve|potrebbe|può|dovrebbe|(?:ça )?(?:peut|pourrait|doit)) (?:ser|essere|être|estar)(?: (?:algo|que|qualcosa|quelque chose|tal vez))* (?:el|la|los|un|una|o|a|um|uma|il|lo|le|l'|les|de|del|da|do|di|com|con|avec|por)(?!\p{L})[^,;:\d]{1,40}[.!…]*$/iu,
  caselessUnicode`^.{1,90}[,;.…]? ?(?:aber|pero|mais|mas|ma|però) ${isNotSure}[.!…]*$`,
  caselessUnicode`^${believes}(?: \p{L}+){0,2} ${mayBe} (?:(?:ser|essere|être|es|an|auch|algo|que|de|da) )*(?:el|la|los|un|una|o|a|um|uma|il|lo|le|der|dem|die|das|den|ein|une|cosa|problema|bug|cache)(?!\p{L})[^,;:\d]{0,30}[.!…]*$`,
  /^(?:可能|也许|也許|大概|估计|好像|我猜|感觉|应该)(?:是|跟|和|因为).{1,14}(?:吧|的问题|有关|导致的?|引起的?)?[。.!…]*$/u,
  /^(?!私|僕|俺|うち|弊社).{1,24}(?:かもしれない(?:です)?|かもしれません|かも|気がします?|気がする)[。.!…]*$/u,
  /^(?!저|나는|나의|우리|제 ).{1,20}(?:문제|때문|버그|캐시|오류)(?:인|일|인가|가) ?(?:것 같.{1,4}|수도 있.{1,4}|듯.{0,3}|봐요?)[.!…]*$/u,
];

/** "서버 재시작할게요", "我重启一下服务器再试试", "再起動してみます": what one will do at once. */
const intentions: readonly RegExp[] = [
  /^(?:그럼 |네,? |잠깐만요?,? |일단 |지금 |바로 )*[^\d]{1,24}(?:할게요?|볼게요?|할께요?|돌릴게요?|고칠게요?|올릴게요?|내릴게요?|켤게요?|끌게요?|갈게요?)[.!~…]*$/u,
  /^(?:那|好|等等|等一下)?[，,]?我(?:先|再|来|去|这就|马上|现在|正在|刚)?[^\d，。]{1,14}(?:一下.{0,8}|试试.{0,4}|看看.{0,4}|再说|再试.{0,3})[。！.!…]*$/u,
  /^(?:ちょっと|今|一旦|いったん|とりあえず)?[^\d。]{1,24}(?:し直し|してみ|やり直し|再起動し|再実行し|試して(?:み)?|確認して(?:み)?|待ってい|インストールしてい|実行してい|待って)(?:ます|る|ています|てる|ますね|るね)[。！.!…]*$/u,
];

const matches = anyOf([...ongoing, ...failures, ...guesses, ...intentions]);

const wordForGood = oneOf(
  'immer|nie|niemals|künftig|jed(?:e|en|er|es|em)|weil|denn|wegen|seit|toujours (?:le|la|les|un|des)|jamais',
  'désormais|chaque|parce|depuis (?!\\d+ min)|siempre|nunca|cada|porque|desde|sempre (?:che|il|la)|ogni|perché',
  'da quando|toda|todos os|всегда|никогда|потому|ab jetzt|ab sofort',
  '(?:le|los|às|as|il|los|am|den) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|segundas?|terças?|quartas?|quintas?|sextas?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato)',
  '(?:mon|diens|donners|frei|sams|sonn)tags|letzte[nrs]?|nächste[nrs]?|gestern|ayer|hier soir|ieri|ontem',
  'im (?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)',
  'en (?:enero|marzo|abril|mayo|junio)|\\d{4}',
);
/** What is meant to last, or has a reason. */
export const tellsForGood = caselessUnicode`(?<!\p{L})${wordForGood}(?!\p{L})|总是|永远|以后|今后|必须|每|因为|所以|常に|必ず|今後|毎|ので|ため|から、|항상|앞으로|매일|매주|때문에|마다`;

/**
 * Whether a sentence in one of these languages tells of what goes on for minutes, fails as before, or is only guessed.
 */
export const isForeignWork = (sentence: string): boolean =>
  sentence.length < maxCharacters && matches(sentence) && !tellsForGood.test(sentence);

const maxCharacters = 140;
