import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-egysegre-vezetes': {
    'csak-a-szorzat': { text: 'megáll a szorzatnál, nem oszt tovább', pupil: 'Megállsz a szorzatnál, nem osztasz tovább.' },
    'csak-az-egysegnyi': { text: 'megáll az egységnyi mennyiségnél', pupil: 'Megállsz az egységnyi mennyiségnél.' },
    'eltelt-idot-nem-vonja-le': { text: 'az eltelt időt nem vonja le', pupil: 'Az eltelt időt nem vonod le.' },
    'valtozast-nem-veszi-figyelembe': {
      text: 'a közben történt változást nem veszi figyelembe',
      pupil: 'A közben történt változást nem veszed figyelembe.',
    },
    'egysegre-vezetesnel-egyenes': {
      text: 'fordított arányosságot egyenesként számol',
      pupil: 'Fordított arányosságot egyenesként számolsz.',
    },
    'egysegnyi-hozzaadas': { text: 'egyetlen egységet ad hozzá', pupil: 'Egyetlen egységet adsz hozzá.' },
    'egysegnyivel-szoroz': {
      text: 'osztás helyett szoroz az egységre jutó értékkel',
      pupil: 'Osztás helyett szorzol az egységre jutó értékkel.',
    },
    'egysegnyi-lepes-kimarad': { text: 'kihagyja az egységnyi lépést', pupil: 'Kihagyod az egységnyi lépést.' },
    'kulonbseggel-kovetkeztet': {
      text: 'összeadással vagy kivonással következtet szorzás helyett',
      pupil: 'Összeadással vagy kivonással következtetsz szorzás helyett.',
    },
    'osszeget-hiszi-allandonak': {
      text: 'fordított arányosságnál az összeget hiszi állandónak',
      pupil: 'Fordított arányosságnál az összeget hiszed állandónak.',
    },
  },
  'matek-5-hamis-feltetelezes-modszere': {
    'csak-egyik-fajta': { text: 'úgy számol, mintha csak egy fajta lenne', pupil: 'Úgy számolsz, mintha csak egy fajta lenne.' },
    'elterest-nem-osztja': {
      text: 'az eltérést nem osztja az egységnyi különbséggel',
      pupil: 'Az eltérést nem osztod az egységnyi különbséggel.',
    },
    'osszecsereli-a-ket-fajtat': { text: 'a végén felcseréli a két fajtát', pupil: 'A végén felcseréled a két fajtát.' },
    'rossz-osztoval': { text: 'rossz számmal oszt', pupil: 'Rossz számmal osztasz.' },
  },
  'matek-5-osszehasonlitas-modszere': {
    atlagar: { text: 'átlagárat számol két különböző árunál', pupil: 'Átlagárat számolsz két különböző árunál.' },
    'kulonbseg-egy-darab-ara': { text: 'a különbséget egy darab árának hiszi', pupil: 'A különbséget egy darab árának hiszed.' },
    'nem-hozza-azonos-darabszamra': {
      text: 'nem hozza azonos darabszámra a két vásárlást',
      pupil: 'Nem hozod azonos darabszámra a két vásárlást.',
    },
  },
  'matek-5-szakaszos-abrazolas': {
    'egyenloen-oszt': {
      text: 'egyenlően oszt, a feltételre nem figyel',
      pupil: 'Egyenlően osztasz szét, pedig a feltétel mást mond.',
    },
    'felezi-es-nem-vonja-le': { text: 'felezés előtt nem vonja le a többletet', pupil: 'Felezés előtt nem vonod le a többletet.' },
    'nem-a-kerdesre-felel': { text: 'nem a kérdésre válaszol', pupil: 'Nem a kérdésre válaszolsz.' },
    'reszek-szama': { text: 'eggyel elszámolja a részek számát', pupil: 'Eggyel elszámolod a részek számát.' },
    'szor-es-val-keverese': {
      text: 'összekeveri a „-szor annyi” és a „-val több” kifejezést',
      pupil: 'Összekevered a „-szor annyi” és a „-val több” kifejezést.',
    },
    'tobbletet-levonja-nem-oszt': { text: 'levonja a többletet, de nem oszt', pupil: 'Levonod a többletet, de nem osztasz.' },
    'tobbletet-nem-vonja-le': { text: 'osztás előtt nem vonja le a többletet', pupil: 'Osztás előtt nem vonod le a többletet.' },
    'tobbletet-hozzaadja': {
      text: 'a többletet osztás előtt hozzáadja levonás helyett',
      pupil: 'A többletet osztás előtt hozzáadod levonás helyett.',
    },
    'tobbletet-nem-adja-hozza': { text: 'a többletet elfelejti hozzáadni', pupil: 'Elfelejted hozzáadni a többletet.' },
    'tobbletet-rosszul-adja': { text: 'rossz sorrendben számol a többlettel', pupil: 'Rossz sorrendben számolsz a többlettel.' },
  },
};
