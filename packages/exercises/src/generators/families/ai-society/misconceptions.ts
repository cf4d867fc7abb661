import type { FamilyMisconceptions } from '../family.ts';

export const misconceptions: FamilyMisconceptions = {
  'ai-78-szabalyok-jogok': {
    'kockazatot-tulbecsul': {
      text: 'szigorúbb fokra tesz egy alkalmazást, mint amit a kára indokol',
      pupil: 'Szigorúbb fokra tetted, mint amit a lehetséges kár indokol.',
    },
    'kockazatot-alabecsul': {
      text: 'enyhébb fokra tesz egy alkalmazást, mint amit a kára indokol',
      pupil: 'Enyhébb fokra tetted, pedig nagyobb kárt okozhat.',
    },
    'regi-celt-nezi': {
      text: 'a program régi célja szerint sorol be, nem az új felhasználás szerint',
      pupil: 'A program régi célját nézted, nem azt, amire most használják.',
    },
  },
  'ai-78-mi-es-tarsadalom': {
    'egy-nappal-szamol': { text: 'egyetlen nap fogyasztásával számol', pupil: 'Egyetlen nappal számoltál.' },
    'keresek-szama-az-energia': {
      text: 'a darabszámot írja energia helyett',
      pupil: 'A darabszámot írtad energia helyett.',
    },
    'keresek-szamat-kihagyja': { text: 'kihagyja a napi darabszámot', pupil: 'Kihagytad a napi darabszámot.' },
    'wattorat-ir-kilowattora-helyett': {
      text: 'nem vált át: a wattórák számát írja kilowattórának',
      pupil: 'Wattórában maradtál, kilowattóra helyett.',
    },
    'szazzal-valt': { text: '100-zal vált wattórát kilowattórára', pupil: 'A váltásnál 100-zal számoltál 1000 helyett.' },
    'szoroz-valtaskor': { text: 'szoroz, amikor nagyobb egységre vált', pupil: 'Nagyobb egységre váltva szoroztál.' },
    'egy-oraval-szamol': { text: 'kihagyja a működés idejét', pupil: 'Kihagytad, hány órát működik.' },
    'eszkoz-energiajat-irja': { text: 'az eszköz energiájánál megáll', pupil: 'Az eszköz energiájánál megálltál.' },
    'hanyszor-fer-bele-szoroz': {
      text: 'szoroz, ahol azt kellene nézni, hányszor fér bele',
      pupil: 'Szoroztál, pedig azt kerested, hányszor fér bele.',
    },
    'csak-a-darabot-nezi': { text: 'csak a darabszámot nézi', pupil: 'A darabszámot nézted, az energiát nem.' },
    'csak-az-egysegnyit-nezi': {
      text: 'csak az egy kérésre jutó energiát nézi',
      pupil: 'Egy kérés energiáját nézted, a kérések számát nem.',
    },
    'szorzas-nelkul-hasonlit': { text: 'a két adat szorzata nélkül hasonlít', pupil: 'A két adatot nem szoroztad össze.' },
    'ellentetes-hatas-kioltja': {
      text: 'úgy veszi, hogy két ellentétes változás kioltja egymást',
      pupil: 'Úgy vetted, hogy a két változás kioltja egymást.',
    },
    'regi-modellel-szamol': { text: 'a régi modell fogyasztásával számol', pupil: 'A régi modell fogyasztásával számoltál.' },
    'celt-kihagyja': { text: 'a csökkentést kihagyja a számításból', pupil: 'Kihagytad, mennyire kell csökkenteni.' },
    'energiat-ir-keres-helyett': {
      text: 'a cél energiáját írja a kérések száma helyett',
      pupil: 'A cél energiáját írtad a kérések száma helyett.',
    },
    'csak-az-aranyt-nezi': {
      text: 'csak az arányt nézi, a kérdések számát nem',
      pupil: 'Az arányt nézted, a kérdések számát nem.',
    },
  },
  'ai-78-tervezz-felelos-mi-t': {
    'puszta-pontossag': {
      text: 'a pontosságot tartja az egyetlen mérőszámnak',
      pupil: 'A pontosságot nézted, a súlyosabb tévedést nem.',
    },
    'egyszeri-proba': { text: 'elégnek veszi az egyszeri próbát', pupil: 'Elégnek vetted az egyszeri próbát.' },
    'erintettek-nelkul-tervez': {
      text: 'az érintettek megkérdezése nélkül tervez',
      pupil: 'Nem vetted észre, hogy az érintetteket senki sem kérdezte.',
    },
    'hianyzo-fajta-adat': { text: 'nem veszi észre, ki hiányzik az adatból', pupil: 'Nem vetted észre, mi hiányzik az adatból.' },
    'engedely-nelkuli-adat': {
      text: 'nem veszi észre, hogy az adathoz nincs engedély',
      pupil: 'Nem vetted észre, hogy az adathoz nincs engedély.',
    },
    'tevedesek-sulya-nelkul': { text: 'egyforma súlyúnak veszi a tévedéseket', pupil: 'Egyforma súlyúnak vetted a tévedéseket.' },
    'leallitas-nelkul': {
      text: 'nem hiányolja az embert, aki leállíthatja a rendszert',
      pupil: 'Nem hiányoltad az embert, aki leállíthatja.',
    },
    'kitoltott-mezot-hianyol': {
      text: 'olyan mezőt is hiányol, amelyre van mondat a tervben',
      pupil: 'Olyan mezőt is megjelöltél, amelyre van jó mondat.',
    },
    'jo-mondatot-kifogasol': { text: 'jó mondatot is hibásnak lát', pupil: 'Jó mondatot is hibásnak jelöltél.' },
    'mas-hibat-lat': { text: 'más hibát lát a mondatban, mint ami benne van', pupil: 'Más hibát láttál bele a mondatba.' },
    'mas-mezot-javit': { text: 'másik mezőt javít a hibás helyett', pupil: 'Másik mezőt javítottál.' },
    'hibat-hibara-cserel': { text: 'hibás mondatot hibás mondatra cserél', pupil: 'Hibás mondatot hibásra cseréltél.' },
  },
};
