import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'matek-5-egysegre-vezetes': {
    'csak-a-szorzat': 'megáll a szorzatnál, nem oszt tovább',
    'csak-az-egysegnyi': 'megáll az egységnyi mennyiségnél',
    'egyenes-aranyossagkent': 'fordított arányosságot egyenesként számol',
    'egysegnyi-hozzaadas': 'egyetlen egységet ad hozzá',
    'egysegnyi-lepes-kimarad': 'kihagyja az egységnyi lépést',
    'kulonbseggel-kovetkeztet': 'arány helyett különbséggel következtet',
    'osszeget-hiszi-allandonak': 'fordított arányosságnál az összeget hiszi állandónak',
  },
  'matek-5-hamis-feltetelezes-modszere': {
    'csak-egyik-fajta': 'úgy számol, mintha csak egy fajta lenne',
    'elterest-nem-osztja': 'az eltérést nem osztja az egységnyi különbséggel',
    'osszecsereli-a-ket-fajtat': 'a végén felcseréli a két fajtát',
    'rossz-osztoval': 'rossz számmal oszt',
  },
  'matek-5-osszehasonlitas-modszere': {
    atlagar: 'átlagárat számol két különböző árunál',
    'kulonbseg-egy-darab-ara': 'a különbséget egy darab árának hiszi',
    'nem-hozza-azonos-darabszamra': 'nem hozza azonos darabszámra a két vásárlást',
  },
  'matek-5-szakaszos-abrazolas': {
    'egyenloen-oszt': 'egyenlően oszt arány vagy feltétel helyett',
    'felezi-es-nem-vonja-le': 'felezés előtt nem vonja le a többletet',
    'nem-a-kerdesre-felel': 'nem a kérdésre válaszol',
    'rajz-nelkul': 'elszámolja a részeket rajz nélkül',
    'reszek-szama': 'eggyel elszámolja a részek számát',
    'szor-es-val-keverese': 'összekeveri a „-szor annyi” és a „-val több” kifejezést',
    'tobbletet-levonja-nem-oszt': 'levonja a többletet, de nem oszt',
    'tobbletet-nem-vonja-le': 'osztás előtt nem vonja le a többletet',
    'tobbletet-rosszul-adja': 'rossz sorrendben számol a többlettel',
  },
};
