import { wordSet } from './word-set.js';

/*
 * Words of greeting, thanking, agreeing, cheering and parting. A sentence made of nothing but these, function words and
 * the names of those who speak says nothing that lasts.
 */
const english = wordSet(
  'hi hey heya hello howdy yo greetings morning afternoon evening night day goodnight good-night gm',
  "thanks thank thx ty tysm cheers appreciate appreciated grateful please welcome you're sorry apologies",
  'apologize apologise pardon excuse',
  'wow whoa oh ooh ah aha aw aww awww hmm hm mm mmm mhm uh um huh haha hahaha lol lmao hehe yay ugh phew oops',
  'whoops omg gosh wooh woo yum yikes geez',
  'yeah yea yep yes yup ya no nope nah ok okay okey k kk sure surely certainly definitely absolutely totally',
  'exactly indeed agree agreed right true correct fair enough alright course',
  'great good nice cool awesome amazing sweet perfect fantastic wonderful lovely brilliant excellent super fab',
  'fabulous incredible impressive beautiful gorgeous cute adorable neat superb terrific epic delicious',
  'glad happy excited congrats congratulations kudos bravo proud bless best luck lucky fingers crossed wish',
  'wishes hope hopefully enjoy fun blast bye goodbye ciao later see ya soon catch talk chat speak touch keep',
  'sound sounds sounded look looks looking looked forward feel feels seem seems hear heard hearing know knew',
  "tell told say said saying guess think thought mean means meant understand understood get gotcha got it't",
  'wait awhile ages long time since last chatted talked while everything anything something nothing thing',
  'things stuff lot lots bit little way one ones kind sort idea point job work works working done doing help',
  'helps helped helpful helping',
  'question questions problem problems worry worries prob hesitate free feel reach ask asking anytime whenever',
  'anyone guys folks friend buddy mate pal dude bro man girl dear everyone all both together',
  'sense makes interesting interested curious great-job kidding joking serious seriously honestly actually',
  'basically literally obviously clearly',
  "up what's how's going been lately today tonight tomorrow weekend safe care take rest easy step rock rocks",
  'rocking killing awesome-sauce love loved loving like liked send sending hugs hug vibes pumped stoked',
  'thrilled',
  'pleasure noted duly back quick fast expect expected sec ha',
  "wait can't couldn't believe deserve deserved earned totally well-deserved amazing-job guys continue proceed",
  "go ahead carry next start started begin ready let's stop hold minute moment sec second",
);

/** Words that are chatter where they stand alone or among themselves, in other languages. */
const otherLanguages = wordSet(
  'hallo guten tag morgen abend moin servus danke dankeschön vielen dank bitte gern gerne super toll prima',
  'klasse genau ja nein okay alles klar tschüss bis später bald gern geschehen gut schön freut mich sehr wie',
  'geht es dir ihnen das ist klingt ich du',
  'bonjour bonsoir salut coucou merci beaucoup de rien oui non daccord parfait génial super bien très au revoir',
  'à bientôt ça va comment ca cest',
  'hola buenos buenas días dias tardes noches gracias muchas muchísimas de nada sí si no vale perfecto genial',
  'claro adiós hasta luego pronto qué que tal cómo estás muy bien',
  'olá oi bom boa dia tarde noite obrigado obrigada muito de nada sim não ok perfeito ótimo legal tchau até',
  'logo tudo bem como vai',
  'ciao buongiorno buonasera salve grazie mille tante prego sì no va bene perfetto ottimo fantastico',
  'arrivederci a presto come stai tutto molto',
  'привет здравствуйте здравствуй спасибо большое пожалуйста да нет хорошо отлично супер понятно ясно пока до',
  'свидания как дела очень приятно',
  'willkommen zurück kein keine ursache perfekt wunderbar verstanden stimmt moment mal macht nichts viel erfolg',
  'spaß schönes schönen wochenende noch dann gute gutes nacht alles gemacht klasse passt erledigt geklappt',
  'leider sorry entschuldigung freut',
  "d'accord pas de problème avec plaisir bon bonne journée soirée nuit demain plus tard tout à l'heure entendu",
  "bien sûr excellent désolé désolée ça marche c'est noté compris",
  'acuerdo supuesto trabajo buen buena idea hay problema mañana entendido por tu su ayuda lo siento excelente',
  'hecho listo funciona saludos',
  'acordo com certeza sem problema amanhã desculpa desculpe boa ideia beleza valeu ajuda feito pronto funciona trabalho',
  "d'accordo certo nessun problema buona giornata serata domani capito scusa scusi figurati niente fatto",
  'funziona lavoro aiuto',
  'без проблем не за что договорились завтра доброе утро добрый день вечер спокойной ночи понял поняла извини',
  'извините круто здорово молодец хорошего дня вечера доброй готово работает помощь ваша',
  'hej tack hoi dank je wel bedankt dag doei dzień dobry dziękuję cześć tak nie merhaba teşekkürler evet hayır',
);

/** Whole phrases of chatter in languages that are written without spaces. */
export const unspacedChatter =
  /^(?:你好|您好|哈哈+|嗯+|收到|可以|没关系|沒關係|没事|加油|晚安|明天见|明天見|真的吗|厉害|对不起|不好意思|谢谢你的帮助|感谢你的帮助|好用|成功了|搞定了?|谢谢|謝謝|多谢|非常感谢|谢谢你|谢谢您|不客气|没问题|好的?|好吧|是的?|对|不是|再见|早上好|晚上好|太好了|太棒了|真不错|明白了?|知道了|辛苦了|こんにちは|おやすみ(?:なさい)?|すみません|ごめん(?:なさい)?|なるほど|そうですね|そうですか|大丈夫(?:です)?|完璧(?:です)?|助かり(?:ます|ました)|いいね|やった|また明日|できました|動きました|こんばんは|おはよう(?:ございます)?|ありがとう(?:ございます|ございました)?|どうも|はい|いいえ|うん|了解(?:です|しました)?|動いた|直った|できた|わかりました|すごい(?:ですね)?|いいですね|よろしく(?:お願いします)?|さようなら|またね|お疲れ様(?:です|でした)?|안녕(?:하세요)?|괜찮아요|알겠어요|죄송합니다|미안해요|수고하세요|잘자요|좋네요|완벽해요|최고예요|내일봐요|됐어요|도와주셔서|감사합니다|고마워요?|고맙습니다|네|아니요|좋아요|알겠습니다|안녕히 ?가세요|수고하셨습니다)+$/u;

export const chatterWords: ReadonlySet<string> = new Set([...english, ...otherLanguages]);

/** Interjections and address that may stand before what a sentence says. */
export const openingInterjections = wordSet(
  'hi hey hello yo wow whoa oh ooh ah aw aww awww hmm hm mm mmm uh um haha hahaha lol yay ugh phew oops omg',
  'gosh yeah yea yep yup ok okay alright thanks thank cheers',
  'first second third fourth fifth firstly secondly thirdly finally lastly',
  'well so anyway anyways btw fyi sure certainly absolutely definitely totally yum nice cool great awesome',
  'congrats right exactly agreed please',
  'salut bonjour bonsoir coucou hallo servus hola ciao salve buongiorno buonasera olá hoi hej hei hallå cześć hejka ahoj привет',
  'allora dunque beh bon bah bref voilà tja naja pues bueno então bom nou ну короче итак',
);
