import { caselessUnicode, oneOf } from '../language/pattern-parts.js';

/** What the sentences under a heading of a reply tell. */
export type SectionKind = 'cause' | 'change' | 'decision' | 'result' | 'general' | 'options' | 'plan' | 'course';

/** "### 3. Root cause:", "**Step 2: the fix**" */
const before = String.raw`^[\s#*_>\d.)(:–—-]*(?:\p{Extended_Pictographic}️?\s*)?(?:(?:step|part|section|schritt|étape|paso|passo) \d{1,2}[:.)–—-]*\s*)?(?:(?:so|the|a|la|le|el|il|o|die|der|das|les|los|las) )?`;
const heads = (...kinds: string[]): RegExp => caselessUnicode`${before}(?:${oneOf(...kinds)})(?![\p{L}\p{N}])`;

/** In the order in which they are tried: "What I changed, and why" tells a change. */
const kinds: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'plan',
    heads(
      // Of work that is named like what was done.
      '(?:implementation|migration|fix|solution|repair) (?:plan|steps|checklist)|changes? (?:needed|required|requested|to make|to come)|done when',
      "next (?:steps?|up)|follow[- ]?ups?|to[- ]?dos?|plan|road ?map|what(?:'s|’s| is) (?:left|next|open|missing)|open (?:points|questions|issues|items)|remaining|what (?:i|we)(?:['’]d| would| will|['’]ll| propose| suggest)|proposal|from here|your turn",
      'nächste schritte|offene (?:punkte|fragen)|wie weiter|prochaines étapes|à faire|la suite|próximos (?:pasos|passos)|pendientes?|prossimi passi|pendências',
    ),
  ],
  ['options', heads('(?:implementation|migration|fix|solution|workaround) (?:options?|alternatives?|ideas)')],
  [
    'change',
    heads(
      "(?:proposed |suggested |actual |applied )?(?:fix(?:ed|es)?|repair|remedy|cure|solution|resolution|workaround|correction)|what (?:i|we)(?:['’]ve| have)? (?:did|done|changed|fixed|built|added|set up|removed|moved|renamed)|(?:code |file )?changes?(?: made)?|what changed|what is new|implementation|migration|done",
      "korrektur|lösung|änderung(?:en)?|behebung|reparatur|was ich (?:geändert|gemacht|getan)(?: habe)?|correctif|correction|solution|changements?|modifications?|ce que j[’']ai (?:fait|changé|modifié)",
      'arreglo|solución|cambios?|correcci[oó]n|lo que (?:hice|cambié)|correção|solução|mudanças?|alterações|o que (?:fiz|mudei)|correzione|soluzione|modifiche|rimedio|cosa ho (?:fatto|cambiato)',
    ),
  ],
  [
    'general',
    heads(
      "background|how .{1,60} works?|how (?:it|this|that) works?|about |in general|general(?:ly)?|(?:some |a (?:bit|little) (?:of )?)?(?:theory|history|context)|(?:a )?(?:few|some) words (?:on|about)|basics|primer|concepts?|glossary|further reading|references|links|what one|what (?:an? |the )?(?!i |we |you |was |went |is wrong|happen|broke|changed)(?:[\\p{L}\\p{N}'’.+#-]+ ){1,5}(?:is|are|does|do|means?|measures?|brings?|requires?|for)|.{1,50} (?:explained|in brief|in short|in a nutshell|in two minutes|in one minute)",
      "hintergrund|allgemein(?:es)?|grundlagen|zum verständnis|wie .{1,50} funktioniert|contexte|en général|un peu de|pour comprendre|teoría|contexto|en general|un poco de|um pouco de|teoria|em geral|contesto|in generale|un po[’'] di",
    ),
  ],
  [
    'options',
    heads(
      '(?:your |our |possible |other )?(?:options?|alternatives?|choices|approaches|ways|ideas)|(?:option|variant|alternative|approach|variante|opción|opção|opzione) (?:[a-e]|\\d)|pros|cons|advantages|drawbacks|trade-?offs?|comparison|compared|side by side|recommendations?|suggestions?|what (?:one|you|we) can do|effort|costs?|risks?',
      'möglichkeiten|vor- und nachteile|vergleich|empfehlung(?:en)?|avantages|inconvénients|comparaison|recommandations?|opciones|ventajas|desventajas|comparación|recomendaci[oó]n(?:es)?|opções|vantagens|comparação|recomendações|opzioni|vantaggi|confronto',
    ),
  ],
  [
    // "Why corridors are hard", but "Why it is slow" and "Why the build is red".
    'general',
    heads(
      'why (?!it |this |that |the |our |your |my |i |we |you |they |these |those )[^?]{2,50} (?:is|are|tends?|matters?|works?|helps?|can be|differs?)(?: (?!broken|failing|slow now|red)\\S+){0,3}\\??$',
      'why (?:it|this|that) matters|(?:a )?rules? of thumb|in practice$|when (?:not )?to (?:use|choose|prefer|avoid|pick|reach for|index|cache|optimi[sz]e)|(?:typical|common) (?:uses?|use cases|causes|reasons)|use cases|benefits|(?:the )?(?:core |basic |main )?ideas?$',
      '(?!our |your |my |current )(?:\\p{L}+ ){1,2}(?:strategies|techniques|principles|fundamentals)$|[\\p{L}\\p{N}.+#-]{2,20}(?: [\\p{L}\\p{N}.+#-]{2,20})? (?:vs\\.?|versus) [\\p{L}\\p{N} .+#-]{2,30}$',
      '(?:good|best|common|bad) (?:habits?|practices?|pitfalls?|mistakes|ways)|(?:kinds|types|forms|flavou?rs) of|(?:main )?differences|on .{2,40} in general|pitfalls|terminology|further thoughts',
    ),
  ],
  [
    'cause',
    heads(
      "(?:root |real |likely |actual )?(?:causes?|culprit|diagnosis|reason)|why|what(?:['’]s| is| was| went| goes) (?:wrong|happening|broken|going on|behind)|what (?:happens|happened|breaks|broke)|(?:the )?(?:problem|bug|issue|findings?|discovery|analysis)|what (?:i|we) found|explanation",
      'ursachen?|grund|warum|woran|fehler|befund|diagnose|analyse|was (?:passiert|schiefging|ich gefunden habe)|cause|pourquoi|explication|constat|diagnostic|causas?|por qu[eé]|motivo|diagnóstico|explicaci[oó]n|problema|hallazgos?|explicação|perch[eé]|diagnosi|spiegazione',
    ),
  ],
  [
    'decision',
    heads(
      'decisions?|decided|agreed|agreements?|choice',
      'entscheidung(?:en)?|décisions?|decisi[oó]n(?:es)?|decis(?:ão|ões)|decisioni?|besluit(?:en)?',
    ),
  ],
  [
    'result',
    heads(
      'conclusions?|results?|outcome|summary|tl;?dr|short (?:version|answer)|in short|verdict|answer|key (?:points|facts|takeaways)|takeaways|environment|set-?up|conventions?|rules|owners?|ownership|contacts?|limits|limitations|known (?:issues|bugs|limitations|gaps)|caveats|gotchas|deadlines|where (?:things|it|everything)',
      'ergebnis(?:se)?|fazit|kurzfassung|zusammenfassung|umgebung|regeln|grenzen|zuständig(?:keiten)?|résultats?|résumé|en bref|règles|environnement|limites|resultados?|resumen|en resumen|reglas|entorno|límites|resumo|em resumo|regras|ambiente|limites|risultat[oi]|riassunto|in breve|regole|limiti',
    ),
  ],
  [
    'course',
    heads(
      'verif\\p{L}+|(?:how to )?(?:test|verify|check|run|reproduce|use)\\p{L}*|check ?list|steps|reproduc\\p{L}+|evidence|how i (?:got|found|looked)|investigation|(?:first|second|third|fourth|next) (?:suspicion|suspect|guess|look|hypothesis)|what (?:i|we) (?:checked|looked|tried|ran|read|measured)|reading|looking|logs?|traces?|queries|query|status|progress|timeline|output',
      'prüfung|vorgehen|wie ich|verlauf|protokoll|vérification|démarche|étapes|lecture|verificaci[oó]n|pasos|lectura|verificação|passos|leitura|verifica|passaggi|lettura',
    ),
  ],
];

/** What a heading says of the sentences under it; null where it says nothing, or there is none. */
export const sectionKind = (heading: string): SectionKind | null =>
  heading === '' ? null : (kinds.find(([, pattern]) => pattern.test(heading))?.[0] ?? null);
