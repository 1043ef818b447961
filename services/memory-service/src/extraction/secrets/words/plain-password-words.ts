import { setOf } from './word-list.js';

/*
 * What may stand where a password that is a plain word would: "the password is …", "set the password to …", "use the
 * password …".
 * A word that is missing here costs the sentence one word; one that is too many may let a password through.
 */

/** Function words, qualities, states and places: what a password may be without being told. */
const descriptions = setOf(`
  a an the this that these those it its he she they we you i my our your his her their mine yours hers ours theirs one ones another other others
  some any all each every both none nothing something anything everything whatever somebody someone anyone nobody
  who whom whose what which when where why how whether if because since unless until till while once as than then so such but and or nor yet
  about above across after against along among around at before behind below beneath beside between beyond by down during for from in inside
  into like near of off on onto out outside over past per through to toward towards under up upon via with within without
  is are was were be been being am do does did has have had having can could may might must shall should will would need needs ought
  not no never always ever still now just only also even too very quite rather really almost nearly maybe perhaps again already soon later
  here there nowhere everywhere somewhere anywhere elsewhere today tomorrow yesterday tonight
  two three four five six seven eight nine ten eleven twelve sixteen twenty thirty
  used tied keyed required optional mandatory obligatory necessary needed compulsory empty blank void null nil undefined unset true false boolean string str
  text varchar char bytes bytea blob number integer numeric alphanumeric alphabetic plain plaintext cleartext hex ascii utf
  wrong correct incorrect right invalid valid ok okay fine good bad better worse best worst great terrible awful stupid silly funny weird odd
  strange easy hard tough simple complex tricky long short longer shorter small big huge old new newer older fresh stale recent ancient
  same similar identical different unique common random obvious universal trivial strong stronger weak weaker safe safer unsafe secure insecure
  secret public private confidential sensitive insensitive internal external personal individual global local general generic standard
  basic special static dynamic constant permanent temporary temp transient initial final current previous former last first next
  lowercase uppercase mixed automatic manual active inactive passive inert live dead ready due late early free open gone missing absent present
  apparent evident clear unclear visible invisible hidden known unknown lost found kept set reset sent put read reread built made held left
  broken stolen forgotten written rewritten overwritten chosen given taken shown seen done begun sold bought told said paid spent caught
  cut hit met got hardcoded cached hashed salted default defaults sufficient insufficient consistent inconsistent dependent independent
  persistent compliant redundant important relevant irrelevant critical crucial vital essential key central illegal legal normal abnormal formal
  optimal minimal maximal ideal real unreal online offline upstream downstream everyday daily
  weekly biweekly monthly yearly quarterly hourly once twice useless worthless pointless harmless history legacy tbd tba na ldap sso otp totp
  nonsense rubbish crap garbage trash ugly readonly reusable shorthand overdue fun sad raw hot low high dry minimum maximum least most
  enough plenty half part toast unspecified cumbersome awkward handy brittle fragile painful alright alive asleep away back pending
  worth alike alone aware absurd ridiculous outdated obsolete unavailable incomplete complete immutable case space base mandated lacking
  bcrypt scrypt pwned burnt bound overkill subject prone equal work bogus moot junk dumb lame cool nice neat cute sane scary clever fake placeholder
  temporary secondary primary arbitrary
  falsch richtig korrekt gültig ungültig abgelaufen nötig notwendig erforderlich pflicht geheim öffentlich sicher unsicher schwach stark lang kurz
  länger kürzer alt neu leer voll gleich dasselbe dieselbe anders verschieden identisch bekannt unbekannt vergessen verloren weg da hier dort
  gesperrt optional obligatorisch zufällig einfach komplex kompliziert schwer leicht gut schlecht okay veraltet aktuell temporär persönlich
  nicht nie nur noch nun jetzt immer schon wieder auch sehr zu so viel weder kein keine ein eine einer das der die dem den des im in am an auf aus
  bei mit nach von vom vor für über unter zum zur ohne durch um was wer wie wo wann warum wenn weil dass ob oder und aber als gar kaum derzeit gerade
  meins unseres pro seit bis ihm ihr bereits fällig egal schuld
  el la los las un una uno lo su mi tu nuestra nuestro muy más menos tan no ni ya aún siempre nunca solo sólo también igual misma mismo otra otro
  demasiado correcta correcto incorrecta incorrecto válida válido inválida inválido segura seguro insegura inseguro débil fuerte fácil difícil
  larga largo corta corto nueva nuevo vieja viejo antigua antiguo secreta secreto pública público privada privado única único
  necesaria necesario obligatoria obligatorio opcional requerida distinta diferente aleatoria simple compleja común personal temporal vacía mala
  buena mejor peor de del en con sin para por que quien cuando donde como si o y pero desde hasta entre sobre según
  le les une des du au aux ce cette ces son sa ses mon ma notre votre leur trop très plus moins bien mal pas jamais toujours encore déjà aussi
  dans sur sous avec sans pour par chez vers depuis quand où comment pourquoi ou et mais donc car
  obligatoire requis requise nécessaire incorrect incorrecte faux fausse juste bon bonne mauvais mauvaise valide invalide expiré perdu
  perdue secret secrète public publique privé fort forte faible long longue court courte nouveau nouvelle ancien ancienne vieux vide
  unique identique différent différente pareil même commun aléatoire simple complexe facile difficile sûr sûre compromis connu inconnu
  facultatif optionnel personnel temporaire actuel visible là ici
  obrigatória correta errada requisito verplicht
`);

/** "set the password to expire", "reset it to continue": what is done, not what is set. */
const purposes = setOf(`
  expire renew rotate continue proceed begin start stop resume finish unlock lock comply work log login logout sign get go see try test check verify
  confirm validate fix repair mend avoid prevent match fit meet satisfy sync force allow enable disable restore recover regain access enter leave
  connect reconnect reset change update protect secure save help pass fail move migrate deploy build debug access be make let see use keep
  vault production staging everyone
  janvier février mars avril mai juin juillet août septembre octobre novembre décembre
`);

/** Nouns that "password" stands before to name something else: "password manager", "password reset". */
const compoundHeads = setOf(`
  hashing hashes verification encryption comparison salting stretching reset resets change changes update updates manager managers field fields form forms input inputs box prompt prompts dialog screen page pages
  policy policies rule rules requirement requirements hash hashes salt pepper digest vault vaults store stores storage database table column row
  file files list lists record records auth authn authenticator login logins logon signin sign-in flow flows link links mail mails
  email emails message messages generator generators checker validator validators cracker crackers hasher strength length history age
  expiry lifetime reuse rotation rotations change-over attempt attempts retry retries guess guesses spray leak leaks breach breaches dump dumps
  theft attack attacks hygiene security safety protection support feature features option options setting settings config parameter parameters
  param params argument arguments arg flag flags variable variables env type types format formats pattern patterns
  character characters char chars entropy quality meter score scores check checks test tests api endpoint endpoints route routes service services
  server module package library plugin extension app tool tools helper utils logic handling handler grant grants prompting keychain keyring
  manager's holder holders owner owners user users account accounts name names card sheet book notebook safe lock locks question questions
  primaria foránea foranea ajena compuesta candidata primária estrangeira case cases bug bugs error errors issue issues problem problems ticket tickets story task tasks recovery retrieval fatigue sharing pair pairs mode
  modes access expiration fixture fixtures mock stub placeholder callback hook class method function object model schema property step stage part section tab
  window popup modal button icon label reminder renewal approach scheme concept practice practices guideline guidelines standard standards audit
  report trouble wordlist
`);

/**
 * What else may stand right behind "password" and is none: how the sentence goes on ("use the password instead"), and
 * nouns with which it still means the password ("the password value is …").
 */
const followers = setOf(`
  instead anyway please works fails expires value values string strings code combo combos combination combinations fallback entry entries
  hint hints
`);

/** Types of columns and fields, of which a password must be, or is in a schema. */
const types = setOf(`
  unicode ascii citext text varchar nvarchar varbinary char bytea blob binary bytes string uuid json jsonb integer int bigint smallint numeric
  boolean secretstr securestring
`);

/**
 * Programs that keep, set or manage passwords, as they write themselves: "the password is Terraform, so do not edit
 * it".
 */
const programs = setOf(`
  Terraform Ansible Vault Bitwarden KeePass LastPass Kubernetes Helm Pulumi Puppet Chef Docker Jenkins Keycloak Okta Postgres PostgreSQL MySQL
  Redis GitHub GitLab Doppler Infisical SOPS Azure AWS GCP Consul Etcd Nomad Heroku Vercel Netlify Cloudflare Firebase Supabase Dashlane
  Memcached MongoDB DynamoDB
`);

/** Of these a secret is a value, whatever it is like: "the JWT secret". Of others it is what nobody is told. */
const secretQualifiers = setOf(`
  jwt client session cookie webhook hmac signing signature oauth oauth2 oidc nextauth auth app application api csrf totp otp encryption radius consumer
  bot shared nonce refresh access callback stripe github gitlab slack google facebook twitter azure aws keycloak auth0 discord
`);

/** What a card or a ticket is, which is called a pass as well: its colour, what it is made of, where and when it holds. */
const cardWords = setOf(`
  red green blue yellow orange purple violet pink brown black white grey gray silver gold golden beige turquoise
  plastic paper metal wooden digital physical annual seasonal nationwide regional national european refillable snowy icy steep
  rot grün blau gelb lila rosa braun schwarz weiß grau rojo verde azul amarillo rouge vert bleu jaune noir blanc
`);

export const describesCard = (word: string): boolean => cardWords.has(word.toLowerCase());

export const qualifiesSecret = (word: string): boolean => secretQualifiers.has(word.toLowerCase());

export const namesType = (word: string): boolean => types.has(word.toLowerCase());
export const namesProgram = (word: string): boolean => programs.has(word);

/** Programs in small letters, but for those whose names are plain words as well. */
const smallPrograms: ReadonlySet<string> = new Set(
  [...programs].map((program) => program.toLowerCase()).filter((word) => !/^(?:chef|puppet|helm|nomad)$/.test(word)),
);

/** Of a secret, which is seldom a plain word, it is likelier told what keeps it: "the session secret is Redis". */
export const keepsSecrets = (word: string): boolean => namesProgram(word) || smallPrograms.has(word.toLowerCase());

export type Language = 'en' | 'de' | 'es' | 'fr';

/** Endings of words for what something is like or what was done to it; not of names, which begin with a capital. */
const qualities: Readonly<Record<Language, RegExp>> = {
  en: /^\p{Ll}{2,30}(?:[^e]ed|able|ible|(?:al|ful|[^fl])ly|less|ful|[iu]ous|[st]ive|atory)$|^\p{Ll}{0,20}[aeiouy]\p{Ll}{0,20}ing$/u,
  de: /^(?:\p{Ll}{0,10}ge|ver|be|ent|er|zer|über|unter)\p{Ll}{2,20}(?:t|en)$|^\p{Ll}{2,30}(?:iert|bar|lich|los|ig|isch|haft|sam)$/u,
  es: /^\p{Ll}{2,30}(?:[ai]d[oa]s?|[ai]bles?|[ot]ori[oa]s?|[st]iv[oa]s?|[au]ri[oa]s?)$/u,
  fr: /^\p{Ll}{2,30}(?:é|ée|és|ées|able|ible|oire|aire|ile|eux|euse|if|ive|ant|ante)$/u,
};
const doings = /^\p{L}{2,30}(?:ing|tions?|sions?|ments?|ity|ities|ness|ances?|ences?|ology|ung|ungen)$/iu;
/** "case-sensitive", "company-wide", "non-empty". */
const compounds =
  /^(?:non|too|well|hard|auto|pre|self|one|two|per|world|human|never|not|plain|clear|re|multi|single|case|read|write|base|sha|utf|base\d{2})-|-(?:of|to|by|in|out|off|up|on|once|the)(?:-|$)|-(?:wide|only|time|free|proof|safe|term|long|based|side|specific|sensitive|case|like|friendly|\p{Ll}{2,12}(?:ed|able))$/iu;

/** Whether a word says something of a password, to whose name a form of "be" links it. */
export function describesPassword(word: string, language: Language = 'en'): boolean {
  return descriptions.has(word.toLowerCase()) || qualities[language].test(word) || compounds.test(word);
}

/** Whether a word behind "set the password to" is not what it is set to. */
export const followsTo = (word: string, language: Language = 'en'): boolean =>
  describesPassword(word, language) || purposes.has(word.toLowerCase());

/** Whether "password" and the word right behind it name something else than a password: "password manager". */
export const namesPart = (word: string): boolean => compoundHeads.has(word.toLowerCase());

/**
 * Whether a word right behind "password" is not the password itself: it tells what it is like, names a part, or goes on
 * with the sentence.
 */
export const belongsToPasswords = (word: string): boolean =>
  describesPassword(word) || namesPart(word) || followers.has(word.toLowerCase()) || doings.test(word);
