import { check, choose, type Move, order, place, press, type Recipes, slide } from '../moves.ts';

const walk = (thing: string, ...answers: string[]): Move[] => [
  choose('Kit vezetsz végig?', thing),
  ...answers.map(answer => press(answer)),
];

export const ai: Recipes<
  | 'card-sorter'
  | 'chat-sim'
  | 'decision-tree'
  | 'next-word'
  | 'privacy-filter'
  | 'prompt-lab'
  | 'recommender-sim'
  | 'source-check'
  | 'train-classifier'
> = {
  'card-sorter': {
    sort: [place('zseblámpa', 'nem MI'), place('arcfelismerő zár', 'MI'), place('játékbeli ellenfél', 'attól függ'), check],
    order: [order('0,09', '0,5', '0,51', '1,2'), check],
    pairs: [place('hőmérséklet', 'hőmérő'), place('tömeg', 'mérleg'), place('idő', 'stopper'), check],
  },
  'chat-sim': {
    branch: [press('Kérdezz tőlem a törtekről!')],
    compare: [choose('Melyik kérdés hozott jobb választ?', 'a B'), check],
  },
  'decision-tree': {
    build: [press('Van szárnya? (fecske, kacsa, ponty, macska)'), press('Tud úszni? (fecske, kacsa)'), press('Tud úszni? (ponty, macska)')],
    walk: [...walk('fecske', 'igen', 'nem'), ...walk('kacsa', 'igen', 'igen'), ...walk('ponty', 'nem', 'igen')],
  },
  'next-word': {
    count: [choose('Mit jósol a gép ezután: „macska”?', 'alszik'), check],
    write: [slide('Véletlenség', 0), press('Következő szó', 3), press('Mondat vége'), press('Következő szó', 3), press('Mondat vége')],
  },
  'privacy-filter': {
    hide: [press('Kiss Anna'), press('Petőfi iskola'), press('0740 123 456'), check],
    decide: [
      place('a kedvenc színem', 'leírhatom'),
      place('a lakcímem', 'megtartom magamnak'),
      place('a jelszavam', 'megtartom magamnak'),
      check,
    ],
  },
  'prompt-lab': {
    build: [
      choose('szerep', 'Légy türelmes matektanár!'),
      choose('cél', 'Magyarázd el a törtek összeadását!'),
      choose('forma', 'Három rövid lépésben írd le!'),
      check,
    ],
    improve: [press('Megmondom, hányadikos vagyok.'), press('Megadom, hány mondat legyen.'), check],
  },
  'recommender-sim': {
    watch: [press('kutyasuli (állat)', 5)],
    neighbours: [press('Rajzfilm')],
  },
  'source-check': {
    'mark-claims': [
      choose('Címke: 1. mondat', 'ellenőriztem, igaz'),
      choose('Címke: 2. mondat', 'ellentmond önmagának'),
      choose('Címke: 3. mondat', 'hamis'),
      choose('Címke: 4. mondat', 'a forrás nem található'),
      check,
    ],
    'match-sources': [
      choose('Döntés: biológia tankönyv', 'alátámasztja'),
      choose('Döntés: receptes oldal', 'nem erről szól'),
      choose('Döntés: névtelen blog', 'másolat, nem független'),
      check,
    ],
  },
  'train-classifier': {
    cards: [
      choose('alma (édes: 8, ropogós: 7)', '● gyümölcs'),
      choose('banán (édes: 9, ropogós: 1)', '● gyümölcs'),
      choose('répa (édes: 4, ropogós: 9)', '■ zöldség'),
      choose('saláta (édes: 1, ropogós: 6)', '■ zöldség'),
      press('Kipróbálom új kártyákon'),
      check,
    ],
    neighbours: [slide('Szomszédok száma (k)', 3)],
  },
};
