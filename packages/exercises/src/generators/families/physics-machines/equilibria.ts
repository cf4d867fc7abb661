/** What happens after a small push decides which kind of equilibrium it is. */
export type Equilibrium = 'stabil' | 'labilis' | 'közömbös';

export interface Situation {
  text: string;
  kind: Equilibrium;
  because: string;
}

export const SITUATIONS: readonly Situation[] = [
  { text: 'Egy golyó egy tál alján nyugszik.', kind: 'stabil', because: 'kimozdítva visszagurul a tál aljára' },
  { text: 'Egy golyó egy felfordított tál tetején nyugszik.', kind: 'labilis', because: 'a legkisebb lökésre legurul' },
  { text: 'Egy golyó a vízszintes asztalon nyugszik.', kind: 'közömbös', because: 'arrébb tolva az új helyén is megmarad' },
  { text: 'Egy ceruza a hegyére állítva éppen megáll.', kind: 'labilis', because: 'a legkisebb dőlésre eldől' },
  { text: 'Egy hinta nyugodtan függ a két kötelén.', kind: 'stabil', because: 'kilendítve visszatér' },
  { text: 'Egy henger alakú ceruza az oldalán fekszik az asztalon.', kind: 'közömbös', because: 'elgurítva az új helyén is megmarad' },
  { text: 'Egy tojás a csúcsára állítva éppen megáll.', kind: 'labilis', because: 'kibillentve eldől' },
  { text: 'Egy keljfeljancsi egyenesen áll.', kind: 'stabil', because: 'meglökve visszaáll' },
  { text: 'Egy kép a szögön függ, a súlypontja a szög alatt van.', kind: 'stabil', because: 'elfordítva visszalendül' },
  { text: 'Egy kartonlap a súlypontjánál van feltűzve, és szabadon forog.', kind: 'közömbös', because: 'bármerre fordítod, ott marad' },
  {
    text: 'Egy artista a földön merőlegesen tartott rúd tetején egyensúlyoz.',
    kind: 'labilis',
    because: 'kis kibillenés után tovább dőlne, ezért folyton javítania kell',
  },
  { text: 'Egy csónak nyugodtan úszik, a nehéz csomagok az alján vannak.', kind: 'stabil', because: 'megbillentve visszaáll' },
  {
    text: 'Egy kerék a tengelyén függ, pontosan kiegyensúlyozva.',
    kind: 'közömbös',
    because: 'elforgatva az új helyzetében is nyugton marad',
  },
  { text: 'Egy seprű a tenyereden áll, szőrével felfelé.', kind: 'labilis', because: 'ha nem mozgatod utána a kezed, eldől' },
  { text: 'Egy vonalzó a felső végénél fogva lóg egy szögön.', kind: 'stabil', because: 'kilendítve visszatér függőleges helyzetbe' },
  {
    text: 'Egy vonalzó az alsó végén áll az ujjadon.',
    kind: 'labilis',
    because: 'a súlypontja a támasz fölött van, és kibillenve süllyed',
  },
  { text: 'Egy labda a vízszintes focipályán nyugszik.', kind: 'közömbös', because: 'arrébb gurítva ott is megáll' },
  { text: 'Egy labda egy gödör fenekén nyugszik.', kind: 'stabil', because: 'kitolva visszagurul' },
  { text: 'Egy labda éppen a kerítés tetején egyensúlyoz.', kind: 'labilis', because: 'a legkisebb szélre leesik' },
  { text: 'Egy széles talpú lámpa áll az asztalon.', kind: 'stabil', because: 'kicsit megbillentve visszabillen' },
  { text: 'Egy körhinta nyugalomban van, mindegyik széke üres.', kind: 'közömbös', because: 'elfordítva az új helyén is megmarad' },
  { text: 'Egy lefelé lógó csillár nyugszik a mennyezeten.', kind: 'stabil', because: 'meglökve kileng, majd visszatér' },
  { text: 'Egy pénzérme az élére állítva éppen nem dől el.', kind: 'labilis', because: 'kis lökésre eldől' },
  {
    text: 'Egy dinnye hibátlanul kerek, és a lapos asztalon fekszik.',
    kind: 'közömbös',
    because: 'arrébb gurítva a súlypontja ugyanolyan magasan marad',
  },
  { text: 'Egy kötélen függő vödör nyugodtan lóg a kútban.', kind: 'stabil', because: 'kilendítve visszatér a függőlegesbe' },
  { text: 'Egy kártyavár két lapja éppen egymásnak dől.', kind: 'labilis', because: 'kis rezzenésre összedől' },
];
