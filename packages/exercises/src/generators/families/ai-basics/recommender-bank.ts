/** Three topics, a video for each of them and for each pair: [a, b, c, ab, ac, bc]. */
export interface Channel {
  topics: readonly [string, string, string];
  /** „3 … videót nézett” */
  kinds: readonly [string, string, string];
  titles: readonly [string, string, string, string, string, string];
}

const c = (topics: Channel['topics'], kinds: Channel['kinds'], titles: Channel['titles']): Channel => ({ topics, kinds, titles });

export const CHANNELS: readonly Channel[] = [
  c(
    ['kosárlabda', 'zene', 'főzés'],
    ['kosaras', 'zenés', 'főzős'],
    [
      'Tíz dobás egy perc alatt',
      'Ukulele kezdőknek',
      'Gombócleves nagyiéktól',
      'Kosárcsapat indulója',
      'Mit egyen egy kosaras?',
      'Éneklő szakácsok',
    ],
  ),
  c(
    ['dinoszauruszok', 'rajz', 'bábozás'],
    ['dinós', 'rajzos', 'bábos'],
    [
      'A legnagyobb ősgyík nyomában',
      'Árnyékolás ceruzával',
      'Zoknibáb öt lépésben',
      'Rajzolj dinót!',
      'Dinós bábelőadás',
      'Díszlet rajzolása bábokhoz',
    ],
  ),
  c(
    ['foci', 'tudomány', 'vicc'],
    ['focis', 'tudományos', 'vicces'],
    [
      'A hét öt gólja',
      'Miért kék az ég?',
      'Nevess velünk: tíz rövid tréfa',
      'Miért csavarodik a labda?',
      'Vicces öngólok',
      'Fura kísérletek',
    ],
  ),
  c(
    ['lovak', 'túra', 'fotózás'],
    ['lovas', 'túrás', 'fotós'],
    [
      'Egy csikó első napja',
      'Fel a Nagy-Hagymásra!',
      'Jó kép rossz fényben',
      'Lóháton a Bakonyban',
      'Lovak fényképezése',
      'Fotós séta a Retyezáton',
    ],
  ),
  c(
    ['sakk', 'robotok', 'történelem'],
    ['sakkos', 'robotos', 'történelmi'],
    ['Matt három lépésben', 'Robotot építünk', 'Egy nap a várban', 'Robot a sakktáblánál', 'A sakk régi szabályai', 'Az első gépemberek'],
  ),
  c(
    ['kertészet', 'madarak', 'barkácsolás'],
    ['kertészeti', 'madaras', 'barkácsos'],
    ['Paradicsom az ablakban', 'Fecskék érkezése', 'Polc régi deszkából', 'Madárbarát kert', 'Magaságyás házilag', 'Odút készítünk'],
  ),
  c(
    ['tánc', 'jelmez', 'nyelvek'],
    ['táncos', 'jelmezes', 'nyelvtanulós'],
    [
      'Legényes lassítva',
      'Farsangi álarcok papírból',
      'Köszönj hét nyelven!',
      'Népviselet és tánc',
      'Táncos dalok angolul',
      'Jelmezek szótára',
    ],
  ),
  c(
    ['űr', 'legó', 'rejtvény'],
    ['űrhajós', 'legós', 'rejtvényes'],
    [
      'Élet az űrállomáson',
      'Háromméteres híd legóból',
      'Tíz gyufás fejtörő',
      'Űrhajó legóból',
      'Csillagászati rejtvények',
      'Legórejtvények',
    ],
  ),
  c(
    ['úszás', 'tenger', 'hajók'],
    ['úszós', 'tengeres', 'hajós'],
    [
      'Hátúszás lépésenként',
      'A korallok titka',
      'Egy kikötő éjszakája',
      'Úszás nyílt vízen',
      'Úszóverseny a hajók között',
      'Hajóval a Fekete-tengeren',
    ],
  ),
  c(
    ['kutyák', 'mese', 'gitár'],
    ['kutyás', 'mesés', 'gitáros'],
    [
      'Ül, fekszik, marad',
      'A só: egy királylány meséje',
      'Három akkord elég',
      'A bátor puli meséje',
      'Kutyakölyök és gitár',
      'Gitáros esti mesék',
    ],
  ),
  c(
    ['bicikli', 'térképek', 'falvak'],
    ['biciklis', 'térképes', 'falusi'],
    [
      'Láncot cserélünk öt perc alatt',
      'Hogyan készül a térkép?',
      'Torockó egy nap alatt',
      'Bicikliutak térképe',
      'Biciklivel a faluban',
      'Régi falvak a térképen',
    ],
  ),
  c(
    ['pillangók', 'hímzés', 'festés'],
    ['pillangós', 'hímzős', 'festős'],
    [
      'Így lesz a bábból lepke',
      'Kalocsai minta lépésenként',
      'Trükkök vízfestékkel',
      'Pillangó hímezve',
      'Lepkeszárny festése',
      'Festett és hímzett terítő',
    ],
  ),
];

/** Topics of a video by its place in `titles`. */
export const TOPICS_OF: readonly (readonly number[])[] = [[0], [1], [2], [0, 1], [0, 2], [1, 2]];
