import { wordSet } from './word-set.js';

/*
 * Words for the moment in German, French, Spanish, Portuguese, Italian and Russian: how one feels, breaks and partings,
 * what fails. A sentence that holds nothing else, and the small words below, is over when it was said.
 */

export const foreignMomentaryHeads = wordSet(
  // German
  'bahnhof mist falsches falsche durch stinksauer tee knoten wahnsinn weiß schwarz leer versteh verstehe kapier',
  'kapiere kaffee erstmal essen zurück danke warte momentchen müde kaputt fertig platt erschöpft hungrig',
  'durstig genervt gestresst verwirrt sauer frustriert wahnsinnig verrückt irre bekloppt blöd doof dumm seltsam',
  'komisch merkwürdig krass verzweifelt überfordert ratlos begeistert erleichtert raucht brummt platzt',
  'explodiert dröhnt qualmt hirn kopf schädel augen nerven nervt nerv spinnt spinne spinnen durchdrehen dreh',
  'verzweifle heulen schreien ausrasten ausflippen mittagspause pause kaffee feierabend schlafen schlaf bett',
  'tschau endlich weitermachen mach',
  'flackert ruckelt hängt abgestürzt verschwindet überlappt zappelt verschoben abgeschnitten verrutscht wackelt',
  'vertippt verklickt verlesen übersehen verstanden aufgeben aufgebe mist scheiße verdammt puh boah uff',
  'wahnsinn hammer geil',
  // French
  "sature énerve faim soif rien blanche noire vide comprends trompé trompée exploser manger reviens j'en merci",
  'attends attendez crevé crevée fatigué fatiguée épuisé épuisée mort morte affamé énervé énervée stressé perdu',
  'perdue paumé bloqué saoulé dingue fou folle bizarre étrange marrant ridicule bête nul ouf soulagé content',
  "contente ravi tête cerveau yeux explose bout j'abandonne pause-café café dodo dormir coucher reprend marche",
  'fonctionne plante rame clignote saute décalé coupé tronqué flou moche putain merde zut mince bordel',
  'hallucinant enfin galère',
  // Spanish
  'manera muerto cansancio entero crack blanco negra vacía negro bombo locura comer entiendo dormir gracias',
  'espera espérate aguanta cansado cansada agotado agotada muerto muerta harto harta hambre sueño estresado',
  'perdido perdida confundido atascado loco loca raro rara extraño ridículo tonto narices cabeza cerebro ojos',
  'explota duele siesta cafelito dormir cama descanso parpadea salta solapan solapa corta colgado cuelga petado',
  'peta rendido rindo desespero joder mierda caramba ostras flipo flipando flipante madre hartísimo vuelvo',
  'seguimos',
  // Portuguese
  'quente preta branca vazia morrendo sono almoçar jantar entendo obrigado obrigada valeu calma cansada exausto',
  'exausta morto morta fome sono estressado perdida travado louco maluco estranho esquisito cabeça cérebro',
  'olhos doendo explodindo aguento desisto pausa cafezinho dormir caralho droga poxa nossa caramba piscando',
  'pulando cortado travou sumiu bugado voltamos continuamos',
  // Italian
  'pezzi letto bianca nera vuota mangiare capisco dopo grazie aspetta controllo stanco stanca morto morta',
  'sfinito distrutto esausto fame sonno stressato perso confuso bloccato pazzo matto pazzesco strano assurdo',
  'ridicolo testa cervello occhi scoppia scoppiando fonde fumo fuori pausa caffè dormire letto nanna cavolo',
  'accidenti mannaggia merda cazzo uffa finalmente lampeggia salta tagliato sfarfalla continuiamo riprendiamo',
  'impazzendo impazzire impazzisco',
  // Russian
  'обед пустая пустой белая белый чёрная чёрный взорвётся взорвется понимаю понял спасибо погоди подожди',
  'подождите устал устала вымотан голоден замучился запутался запуталась голова мозг мозги глаза варит кипит',
  'болит взрывается раскалывается плавится бесит достало достал задолбало надоело странно смешно круто жесть',
  'ужас кошмар блин чёрт черт капец перерыв кофе спать обед отдохнуть отойду вернусь продолжим пошёл пошел',
  'пошла мигает дёргается зависло зависает тормозит глючит сломалось поехало наконец',
);

/** Small words of these languages, and those that may stand beside a word for the moment without telling more. */
export const foreignCompanions = wordSet(
  'treibt hä nee bleibt wird eine habe grad das wars war auch raus hole holen jetzt ich du er sie es wir ihr',
  'mich mir dich dir uns mein meine meinem meinen dein deine der die das den dem des ein eine einen einem und',
  'oder aber doch dann denn wenn nur noch schon so sehr ganz echt total völlig richtig wirklich einfach gerade',
  'jetzt nun heute gleich bald kurz mal wieder nicht nichts kein keine mehr bin bist ist sind war hab habe hat',
  'haben wird werde geht gehe geh komme komm brauche brauch muss kann will mache hole lass vor von mit ohne für',
  'bei zu zum zur aus auf an am im in ins über nach bis was wie warum weil hier da dort ding teil sache fehler',
  'bug code test tests seite text bild knopf button bildschirm fenster ja nein ok okay na ach oh puh also',
  'langsam total gleich zurück weiter genug reicht tag abend leute mensch alter einen fertig macht durch um',
  'gegen fast immer',
  "j'y t'es t'as qui cinq dix deux fichier reste ai page toute je tu il elle on nous vous ils elles me te se",
  "moi toi le la les un une des du de d' l' mon ma mes ton ta tes ce cet cette ces ça cela c' c'est j'ai j'en",
  "j'y n'en qu'il l'écran y en et ou mais donc car si ne pas plus rien trop très vraiment tout tous toute",
  "complètement juste encore déjà toujours maintenant aujourd'hui demain vite tard bientôt là ici ai as a suis",
  'es est sommes êtes sont été était vais va vas vont fait faire fais peux peut veux dois faut prends prendre',
  "boire chercher manger fini finis arrête pour par avec sans sur sous dans à au aux d'un d'une bug code erreur",
  'page texte bouton écran image truc machin chose test tests oui non ok bon ben bah alors allez pouce minute',
  'minutes instant jour journée soir ce-soir reviens revient retour continue continuer peu bien mal toute mieux',
  "fou l'heure",
  'como queda quedo archivo pantalla cinco diez yo tú él ella nosotros ellos me te se le lo la los las el un',
  'una unos unas mi mis tu tus su de del al a en con sin por para y o pero que si no ya muy más mucho tan todo',
  'toda todos esto este esta estos eso ese esa nada algo ahora hoy mañana luego tarde pronto aquí allí estoy',
  'está están estamos es son soy era fue he ha voy va vamos van hay tengo tiene hasta puedo puede quiero',
  'necesito hago hace hacer tomar comer tomo como error errores bug código página texto botón pantalla imagen',
  'cosa test tests sí ok vale bueno pues venga hala un rato minuto minutos momento día noche demasiado bastante',
  'otra vez siempre bien mal por fin ya dando vueltas medio punto',
  'ficou fica tô cinco dez arquivo eu você ele ela nós eles o a os as um uma uns umas meu minha meus minhas seu',
  'sua de do da dos das no na nos nas em com sem por para pra e ou mas que se não já muito mais tão tudo todo',
  'toda isso isto esse essa este esta nada algo agora hoje amanhã depois tarde logo aqui ali estou está estão',
  'estamos tô tá é são sou era foi vou vai vamos vão tem tenho posso pode quero preciso fazer tomar comer erro',
  'erros bug código página texto botão tela imagem coisa teste testes sim ok beleza bom bem então um pouco',
  'minuto minutos momento dia noite demais bastante outra vez sempre mal finalmente de-novo novo já volto',
  'ficando',
  'scoppia ci resta rimane cinque dieci file io tu lui lei noi voi loro mi ti si ci vi lo la li le il i gli un',
  'una uno mio mia miei mie tuo tua di del dello della dei a al alla da dal in nel nella con senza su sul per',
  'tra e o ma che se non già molto più così tutto tutta tutti questo questa questi quello nulla niente qualcosa',
  'adesso ora oggi domani dopo tardi presto qui qua sono sei è siamo era ho hai ha abbiamo vado va vai andiamo',
  'posso può voglio devo fare prendo prendere bere mangiare errore errori bug codice pagina testo bottone',
  'pulsante schermo immagine cosa test sì no ok va bene allora dai un po minuto minuti attimo giorno sera notte',
  'troppo abbastanza ancora sempre male davvero veramente sto stare torno subito basta',
  'у меня сейчас пять десять файл экран страница остаётся остается я ты он она мы вы они оно меня мне тебя тебе',
  'его её нас мой моя моё мои у в на с со к от до за из по о об и а но или же ли бы не ни нет да уже ещё еще',
  'очень так такой совсем просто прямо сейчас теперь сегодня завтра потом скоро тут здесь там это этот эта эти',
  'всё все весь вся ничего что как почему когда опять снова ладно ну ок окей давай давайте пора надо нужно',
  'нужен пойду иду схожу сделаю буду будет будем был была было есть минут минуты минутку час день вечер ошибка',
  'ошибку баг код страница текст кнопка экран тест тесты больше меньше слишком почти вообще хватит на-сегодня',
  'за-кофе этой этого этим этих скоро выпить поспать поесть',
);

/**
 * Chinese, Japanese and Korean are written without spaces between words, or with particles at them: pieces, longest
 * first.
 */
export const unspacedHeads: readonly string[] =
  '空白 一片 白 黑 看不懂 不懂 饭 吃饭 脑子 脑袋 头疼 头痛 头大 头晕 头都 头 脳みそ 眼睛 眼 累死 累 困 饿 崩溃 烦死 烦 晕 抓狂 疯 郁闷 无语 服了 绝了 牛逼 牛 卧槽 我去 天哪 我的天 厉害 吃饭 午饭 睡觉 休息 下班 回来 回头 继续 明天再 再说 卡住 卡死 卡 闪退 闪 乱码 白屏 黑屏 错位 头が 頭 脳 目が 目 痛い 痛く 痛 疲れ 眠い 眠く お腹 腹減 限界 無理 きつい しんどい つらい やばい 疲 休憩 昼 寝ます 寝る 寝 戻り 戻る 続き 続きは 混乱 泣き 泣 へとへと くたくた イライラ 固まり フリーズ チカチカ ズレ 文字化け 하얗게 까맣게 하얘 밥 모르겠 머리 뇌 눈이 눈 아프 아파 피곤 졸려 졸리 배고 힘들 미치겠 미칠 죽겠 죽을 지쳤 지치 짜증 답답 헷갈 점심 쉬었다 쉬고 쉬어 쉴게 자러 잘게 퇴근 다녀올게 다녀오겠 갔다 돌아올 이어서 대박 헐 깜빡 멈췄 멈춰 안돌아가 돌아가'.split(
    ' ',
  );
export const unspacedCompanions: readonly string[] =
  '咖啡 コーヒー 커피 ご飯 我的 我们 我 今天 现在 真的 真 有点 有些 一点 一下 一会儿 一会 好 太 快 都 要 不 了 的 啊 呀 吧 呢 啦 着 得 死 完全 已经 又 还 还是 先 去 来 个 杯 喝杯 喝个 喝点 吃个 吃点 去吃 睡 这 那 这个 那个 这样 就 到 这里 到这 为止 转 动 转不动 不转 不动 疼 痛 大 想 炸 快要 爆 爆炸 会儿 等 等会 等下 马上 再 点 东西 明天 聊 说 做 弄 搞 这么 搞不定 看 看得 看不 好像 一直 页面 屏幕 程序 电脑 今日は 今日 明日 もう ちょっと 少し かなり すごく 本当に とても まだ また 今 から が は を に で も の と な ね よ です ます でした ました ません だ なって なった なり なりました きた きました いる います いた てきた てきました してい します し した そう そうです みたい 回らない 回りません 動かない 働かない 取ります とります 行ってきます 行って きます 来ます 食べて 飲んで 食べ 飲み そろそろ 一旦 いったん ここまで まで にします 後で あとで ら い く て って 僕 私 画面 が痛い た くて 止まり 止まる 止まった 止ま 나와요 나와 나옵니다 나는 나 제 저 내 오늘 지금 진짜 정말 너무 좀 조금 완전 다시 이제 또 잠깐 잠시 내일 계속 안 못 이 가 은 는 을 를 에 도 서 아 요 네 네요 어 어요 아요 워 워요 했 해 해요 할게요 할게 올게요 올게 옵니다 할께요 겠어요 겠네 겠다 파 고 고프 고파 파요 프 프네 려 려고 으러 먹고 먹으러 마시고 마시러 한잔 하고 하자 합시다 하죠 합니다 습니다 돼 된 되네 다 게 화면 여기까지 만 들어 들었 싶다 싶어 있어 있네 터질 것 같아 같아요 같네 지 자 시러 시간 . ! … ~ 。 ！ 、 ， , ㅠ ㅜ ㅋ ㅎ w 笑 ^'.split(
    ' ',
  );
