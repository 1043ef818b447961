/**
 * English forms that no suffix rule leads back to their base: one row a base form, followed by its other forms.
 * Regular ones ("walked", "cars") are the stemmer's. Left out are forms that are mostly another word ("rose", "ground",
 * "lay", "bore").
 */
const verbs = `
arise arose arisen
awake awoke awoken
beat beaten
become became
begin began begun
bend bent
bind bound
bite bitten
bleed bled
blow blew blown
break broke broken
breed bred
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
cling clung
come came
creep crept
deal dealt
dig dug
draw drew drawn
dream dreamt
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed
feel felt
fight fought
find found
flee fled
fling flung
fly flew flown
forbid forbade forbidden
forecast forecasted
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got gotten
give gave given
go went gone
grow grew grown
hang hung
hear heard
hide hid hidden
hold held
keep kept
kneel knelt
know knew known
lead led
lean leant
leap leapt
learn learnt
leave left
lend lent
light lit
lose lost
make made
mean meant
meet met
mislead misled
mistake mistook mistaken
misunderstand misunderstood
outgrow outgrew outgrown
overcome overcame
overtake overtook overtaken
overwrite overwrote overwritten
pay paid
prove proven
rebuild rebuilt
redo redid redone
rerun reran
rewrite rewrote rewritten
ride rode ridden
ring rang rung
rise risen
run ran
say said
see saw seen
seek sought
sell sold
send sent
sew sewn
shake shook shaken
shine shone
shoot shot
show shown
shrink shrank shrunk
sing sang sung
sink sank sunk
sit sat
sleep slept
slide slid
sow sown
speak spoke spoken
speed sped
spell spelt
spend spent
spill spilt
spin spun
spring sprang sprung
stand stood
steal stole stolen
stick stuck
sting stung
strike struck
strive strove striven
swear swore sworn
sweep swept
swell swollen
swim swam swum
swing swung
take took taken
teach taught
tear tore torn
tell told
think thought
throw threw thrown
undergo underwent undergone
understand understood
undertake undertook undertaken
undo undid undone
wake woke woken
wear wore worn
weave wove woven
weep wept
win won
withdraw withdrew withdrawn
withstand withstood
wring wrung
write wrote written
`;

const nouns = `
analysis analyses
axis axes
child children
crisis crises
criterion criteria
foot feet
goose geese
hypothesis hypotheses
index indices
knife knives
loaf loaves
man men
matrix matrices
mouse mice
person people
phenomenon phenomena
schema schemata
shelf shelves
thesis theses
tooth teeth
vertex vertices
wife wives
wolf wolves
woman women
`;

function readRows(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [base = '', ...forms] = row.split(' ');
      return forms.map((form): [string, string] => [form, base]);
    });
}

/** From an irregular form to its base form. */
export const irregularForms: ReadonlyMap<string, string> = new Map([...readRows(verbs), ...readRows(nouns)]);
