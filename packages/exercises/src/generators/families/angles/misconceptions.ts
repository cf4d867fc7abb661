import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-6-egyenlo-szaru': {
    'csak-egy-alapszog': { text: 'csak egy alapszöget von le', pupil: 'Csak egy alapszöget vonsz le.' },
    'csak-egy-eset': { text: 'csak az egyik esetet találja meg', pupil: 'Csak az egyik esetet találod meg.' },
    'csak-egy-szar': { text: 'csak egy szárat von le a kerületből', pupil: 'Csak egy szárat vonsz le a kerületből.' },
    'egyenlo-oldalu': {
      text: 'egyenlő oldalúként számol egyenlő szárú háromszöggel',
      pupil: 'Az egyenlő szárú háromszöget egyenlő oldalúnak veszed.',
    },
    'szar-alap-csere': { text: 'felcseréli az alapot és a szárat', pupil: 'Felcseréled az alapot és a szárat.' },
    'szarszog-alapszog-csere': { text: 'felcseréli a szárszöget és az alapszöget', pupil: 'Felcseréled a szárszöget és az alapszöget.' },
  },
  'matek-6-haromszog-szogei': {
    'belso-kulso-csere': { text: 'felcseréli a belső és a külső szöget', pupil: 'Felcseréled a belső és a külső szöget.' },
    'derekszogu-feltevese': {
      text: 'derékszögűnek tekint egy általános háromszöget',
      pupil: 'Derékszögűnek tekintesz egy általános háromszöget.',
    },
    // Named by the fixed exam papers.
    'kulso-szog-tetele': { text: 'nem ismeri a külső szög tételét', pupil: 'Nem használod a külső szög tételét.' },
    'kulso-szog-belsokent': { text: 'a külső szöget belső szögnek veszi', pupil: 'A külső szöget belső szögnek veszed.' },
    'kulso-szoghoz-hozzaad': {
      text: 'a külső szöghöz hozzáadja a belső szöget kivonás helyett',
      pupil: 'A külső szöghöz hozzáadod a belső szöget kivonás helyett.',
    },
    'kulso-szoget-adja': { text: 'a külső szöget adja meg', pupil: 'A külső szöget adod meg.' },
    'rossz-csucs': { text: 'másik csúcs szögét adja meg', pupil: 'Másik csúcs szögét adod meg.' },
    'szogosszeg-360': { text: 'háromszögnél 360°-os szögösszeggel számol', pupil: 'Háromszögnél 360°-os szögösszeggel számolsz.' },
    'szogosszeg-90': { text: '90°-os szögösszeggel számol', pupil: '90°-os szögösszeggel számolsz.' },
  },
  'matek-6-parhuzamos-egyenesek': {
    'tarsszogek-egyenlok': { text: 'a társszögeket egyenlőnek hiszi', pupil: 'A társszögeket egyenlőnek hiszed.' },
    'valtoszogek-osszege': {
      text: 'az egyenlő szögpárt (csúcs-, váltó- vagy megfelelő szögek) 180°-ra egészíti ki',
      pupil: 'Az egyenlő szögpárt (csúcs-, váltó- vagy megfelelő szögek) 180°-ra egészíted ki.',
    },
  },
  'matek-6-szogparok': {
    'felezes-helyett-kiegeszit': { text: 'felezés helyett 180°-ra egészít ki', pupil: 'Felezés helyett 180°-ra egészítesz ki.' },
    'csucsszog-mellekszog-csere': {
      text: 'felcseréli a csúcsszöget és a mellékszöget',
      pupil: 'Felcseréled a csúcsszöget és a mellékszöget.',
    },
    'csucsszogek-osszege': { text: 'a csúcsszögek összegét 180°-nak hiszi', pupil: 'A csúcsszögek összegét 180°-nak hiszed.' },
    duplazas: { text: 'fölöslegesen kétszerez', pupil: 'Fölöslegesen kétszerezel.' },
    'folosleges-felezes': { text: 'fölöslegesen felez', pupil: 'Fölöslegesen felezel.' },
    'mellekszog-egyenlo': { text: 'a mellékszöget egyenlőnek hiszi', pupil: 'A mellékszögeket egyenlőnek gondolod.' },
    'pot-es-kiegeszito-csere': {
      text: 'felcseréli a pótszöget és a kiegészítő szöget',
      pupil: 'Felcseréled a pótszöget és a kiegészítő szöget.',
    },
    'teljes-szogre': { text: '360°-ra egészít ki', pupil: '360°-ra egészítesz ki.' },
    'x-et-adja-meg': {
      text: 'az x értékét adja meg a kérdezett mennyiség helyett',
      pupil: 'Az x értékét adod meg a kérdezett mennyiség helyett.',
    },
  },
  'matek-7-negyszogek': {
    'osszeget-adja': { text: 'az összeget adja meg a hiányzó érték helyett', pupil: 'Az összeget adod meg a hiányzó érték helyett.' },
    'szog-kimarad': { text: 'kihagy egy szöget', pupil: 'Kihagysz egy szöget.' },
    'szogosszeg-180': { text: 'négyszögnél 180°-os szögösszeggel számol', pupil: 'Négyszögnél 180°-os szögösszeggel számolsz.' },
  },
};
