import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Level, type Task } from '../../engine.ts';
import { choice, words, wrong } from '../../tasks.ts';
import { bankSampler, type Statement } from '../shared/bank-sampler.ts';

const STATES = {
  solid: { name: 'szilárd', of: 'szilárd test', look: 'A részecskék szabályos rendben, szorosan ülnek' },
  liquid: { name: 'folyékony', of: 'folyadék', look: 'A részecskék szorosan, de rendezetlenül vannak' },
  gas: { name: 'légnemű', of: 'gáz', look: 'A részecskék messze vannak egymástól, szabadon mozognak' },
} as const;
type State = keyof typeof STATES;
const NAMES: readonly State[] = ['solid', 'liquid', 'gas'];

/** Which picture shows the state, or which state the picture shows. */
function fromPicture(rng: Rng, level: Level): Task {
  const right = rng.pick(NAMES);
  const asFigures = rng.chance(0.5);
  const motion = level === 1 ? 0 : rng.int(1, 3);
  const figure = (state: State) => ({ kind: 'particles' as const, boxes: [{ state, motion }] });
  const rule = 'Szilárd: rendezett rács. Folyadék: szoros, de rendezetlen. Gáz: nagy távolságok.';
  return choice(
    rng,
    {
      question: asFigures
        ? `Melyik ábra mutatja egy ${STATES[right].of} részecskéit?`
        : 'Milyen halmazállapotú anyag részecskéit mutatja az ábra?',
      ...(asFigures ? { rightFigure: figure(right) } : { figure: figure(right) }),
      right: words(STATES[right].name, right),
      because: `Helyes! ${STATES[right].look}: ez ${STATES[right].of}.`,
      wrong: NAMES.filter(state => state !== right).map(state => ({
        ...wrong(
          { state },
          ({ state }) => words(STATES[state].name, state),
          'halmazallapotok-keverese',
          asFigures ? `${STATES[state].look}: ez ${STATES[state].of}.` : `${STATES[right].look}: ez nem ${STATES[state].of}.`,
        ),
        ...(asFigures ? { figure: figure(state) } : {}),
      })),
      hints: ['Rendezettek a részecskék? Milyen messze vannak egymástól?', rule, `${STATES[right].look}: erre figyelj!`],
      solution: `${STATES[right].look}, ezért ${STATES[right].name}.`,
    },
    key => key === right,
  );
}

const s = (id: string, level: Level, truth: boolean, text: string, why: string, misconception?: string): Statement => ({
  id,
  level,
  truth,
  text,
  why,
  ...(misconception ? { misconception } : {}),
});

const STATEMENTS: readonly Statement[] = [
  s('p1', 1, true, 'A szilárd testben a részecskék rezegnek a helyük körül.', 'A szilárd testben a részecskék helyhez kötve rezegnek.'),
  s(
    'p2',
    1,
    false,
    'A szilárd testben a részecskék teljesen mozdulatlanok.',
    'A részecskék szilárd testben is rezegnek.',
    'hidegben-megallnak',
  ),
  s('p3', 1, true, 'A gázban a részecskék messze vannak egymástól.', 'A gázrészecskék között nagy üres hely van.'),
  s('p4', 1, false, 'A gáz részecskéi között levegő van.', 'A részecskék között nincs semmi: üres tér van.', 'reszecskek-kozott-levego'),
  s('p5', 1, true, 'A folyadék részecskéi elgurulhatnak egymás mellett.', 'Ezért folyik a folyadék.'),
  s(
    'p6',
    1,
    false,
    'A folyadék részecskéi szabályos rácsban, helyhez kötve ülnek.',
    'Ez a szilárd testekre jellemző.',
    'halmazallapotok-keverese',
  ),
  s('p7', 1, true, 'Melegítéskor a részecskék gyorsabban mozognak.', 'A hőmérséklet a részecskék mozgásával függ össze.'),
  s(
    'p8',
    1,
    false,
    'Melegítéskor a részecskék maguk nagyobbra nőnek.',
    'A részecskék mérete nem változik, a mozgásuk lesz élénkebb.',
    'reszecske-kitagul',
  ),
  s('p9', 1, true, 'A gáz kitölti a rendelkezésére álló teret.', 'A gázrészecskék szabadon mozognak minden irányban.'),
  s('p10', 1, false, 'A gáz megtartja az alakját.', 'A gáznak nincs saját alakja.', 'halmazallapotok-keverese'),
  s('p11', 1, true, 'A gáz sokkal jobban összenyomható, mint a folyadék.', 'A gázrészecskék között sok az üres hely.'),
  s(
    'p12',
    1,
    false,
    'A víz összenyomva fele akkora térfogatú lesz.',
    'A folyadék alig nyomható össze, mert a részecskéi szorosan vannak.',
    'folyadek-osszenyomhato',
  ),
  s('p13', 2, true, 'Meleg vízben gyorsabban szétterjed a tea színe.', 'A gyorsabb részecskék hamarabb keverednek.'),
  s(
    'p14',
    2,
    false,
    'A diffúzió hideg és meleg vízben ugyanolyan gyors.',
    'Melegben gyorsabban mozognak a részecskék, ezért gyorsabb a diffúzió.',
    'diffuzio-homerseklettol-fuggetlen',
  ),
  s('p15', 2, true, 'Olvadáskor a test tömege nem változik.', 'A részecskék száma ugyanaz marad.'),
  s(
    'p16',
    2,
    false,
    'Olvadáskor a jég könnyebb lesz, mert eltűnik belőle a hideg.',
    'A tömeg nem változik, a hideg nem anyag.',
    'hideg-mint-anyag',
  ),
  s('p17', 2, true, 'Párolgáskor a leggyorsabb részecskék hagyják el a folyadékot.', 'Ezért hűl közben a folyadék.'),
  s(
    'p18',
    2,
    false,
    'Párolgás csak 100 °C-on történhet.',
    'A párolgás minden hőmérsékleten zajlik a felszínen.',
    'parolgas-csak-szaz-fokon',
  ),
  s(
    'p19',
    2,
    true,
    'A lufi melegben kitágul, mert a gázrészecskék gyorsabban ütköznek a falának.',
    'A gyorsabb ütközések nagyobb nyomást adnak.',
  ),
  s(
    'p20',
    2,
    false,
    'A lufi melegben azért nő, mert új részecskék keletkeznek benne.',
    'A részecskék száma nem változik, a mozgásuk élénkebb.',
    'reszecskek-keletkeznek',
  ),
  s('p21', 2, true, 'A szobában a parfüm illata szél nélkül is szétterjed.', 'A gázrészecskék rendezetlen mozgása szétviszi.'),
  s('p22', 2, false, 'Szél nélkül a parfüm részecskéi egy helyben maradnak.', 'A részecskék maguktól is mozognak.', 'hidegben-megallnak'),
  s(
    'p23',
    2,
    true,
    'A fém hűtéskor összehúzódik, mert a részecskéi kisebb helyen rezegnek.',
    'Lassabb rezgésnél közelebb kerülnek egymáshoz.',
  ),
  s(
    'p24',
    2,
    false,
    'Hűtéskor a részecskék összezsugorodnak.',
    'A részecskék mérete nem változik, csak a távolságuk.',
    'reszecske-kitagul',
  ),
  s(
    'p25',
    3,
    true,
    'Olvadás közben a felvett hő a részecskék rendjét bontja meg, a hőmérséklet nem nő.',
    'Az energia a kötések fellazítására fordítódik.',
  ),
  s(
    'p26',
    3,
    false,
    'Olvadás közben egyre melegebb a jég–víz keverék.',
    'Amíg mindkettő jelen van, a hőmérséklet 0 °C marad.',
    'olvadas-kozben-no',
  ),
  s('p27', 3, true, 'A forrásban lévő víz buborékaiban vízgőz van.', 'A buborékokat a vízből keletkező gőz alkotja.'),
  s('p28', 3, false, 'A forrásban lévő víz buborékaiban levegő van.', 'A buborékokban vízgőz van.', 'buborekban-levego'),
  s(
    'p29',
    3,
    true,
    'Azonos hőmérsékleten a jég és a víz részecskéi ugyanolyan vízrészecskék.',
    'Az olvadás és a fagyás nem alakítja át a részecskéket.',
  ),
  s(
    'p30',
    3,
    false,
    'Fagyáskor a víz részecskéi más anyag részecskéivé alakulnak.',
    'Ugyanazok a részecskék maradnak, csak rendbe állnak.',
    'reszecskek-atalakulnak',
  ),
  s('p31', 3, true, 'A hideg üdítős pohár oldalán a levegő vízgőze csapódik le.', 'A hideg felületen a vízgőz folyadékká alakul.'),
  s(
    'p32',
    3,
    false,
    'A hideg pohár oldalán a víz átszivárog az üvegen.',
    'Az üvegen nem szivárog át víz: a levegő vízgőze csapódik le.',
    'paralecsapodas',
  ),
  s('p33', 3, true, 'Zárt edényben a gáz nyomása nő, ha melegítjük.', 'A gyorsabb részecskék gyakrabban és erősebben ütköznek a falnak.'),
  s(
    'p34',
    3,
    false,
    'Zárt edényben melegítéskor a gáz tömege nő.',
    'Zárt edénybe nem jut új részecske, a tömeg állandó.',
    'reszecskek-keletkeznek',
  ),
  s(
    'p35',
    3,
    true,
    'A cukor feloldva is megmarad: a részecskéi szétoszlanak a víz részecskéi között.',
    'A részecskék nem tűnnek el, csak elkeverednek.',
  ),
  s(
    'p36',
    3,
    false,
    'A feloldott cukor eltűnik, ezért az oldat tömege csak a vízé.',
    'A tömegek összeadódnak: a cukor részecskéi ott vannak az oldatban.',
    'oldaskor-eltunik',
  ),
];

const REVIEWED = new Set([
  'p1',
  'p3',
  'p5',
  'p7',
  'p9',
  'p11',
  'p13',
  'p15',
  'p17',
  'p19',
  'p21',
  'p23',
  'p25',
  'p27',
  'p29',
  'p31',
  'p33',
  'p35',
]);

const statements = bankSampler({
  id: 'gen-particle-predict',
  title: 'Részecskék és hő',
  lessons: ['fizika-8-hotan-reszecskek'],
  needs: [],
  ask: 'Melyik állítás igaz?',
  statements: STATEMENTS,
  reviewed: REVIEWED,
  hints: [
    'Képzeld el, mit csinálnak a részecskék!',
    'A részecskék mérete és száma nem változik, a mozgásuk és a távolságuk igen.',
    'Gondolj arra: melegben gyorsabb, hidegben lassabb a mozgás.',
  ],
});

export const particlePredict = defineGenerator(statements.id, statements.title, statements.lessons, statements.needs, (rng, level) =>
  rng.chance(level === 1 ? 0.3 : 0.12) ? fromPicture(rng, level) : statements.draw(rng, level),
);
