import { texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num } from '../../value.ts';

const x = texNumber;

const deg = (n: number): string => `${textNumber(n)}°`;

export const inscribedAngle = defineGenerator('gen-inscribed-angle', 'Kerületi szög', ['matek-7-keruleti-szog'], [], (rng, level) => {
  if (level === 1) {
    const central = rng.int(10, 85) * 2;
    const askInscribed = rng.chance(0.5);
    const answer = askInscribed ? central / 2 : central;
    const given = askInscribed ? central : central / 2;
    return numeric(
      {
        question: askInscribed
          ? `Az $AB$ ívhez tartozó középponti szög ${deg(central)}. Mekkora az ugyanezen ívhez tartozó kerületi szög?`
          : `Az $AB$ ívhez tartozó kerületi szög ${deg(given)}. Mekkora az ugyanezen ívhez tartozó középponti szög?`,
        answer: num(answer),
        check: 'NUM',
        unit: '°',
        expr: askInscribed ? `${central}/2` : `${given}*2`,
        wrong: [
          wrong(
            { askInscribed, central },
            ({ askInscribed, central }) => num(askInscribed ? central : central / 2),
            'keruleti-egyenlo-kozepponti',
            'A kerületi szög a középponti szög fele, nem egyenlő vele.',
          ),
          wrong(
            { askInscribed, central, given },
            ({ askInscribed, central, given }) => num(askInscribed ? central * 2 : given / 2),
            'rossz-iranyu-felezes',
            askInscribed ? 'Kétszereztél, pedig felezni kell.' : 'Feleztél, pedig kétszerezni kell.',
          ),
          wrong({ given }, ({ given }) => num(180 - given), 'kiegeszito-szog', '180°-ra egészítetted ki.'),
        ],
        other: 'Kerületi szög = középponti szög fele.',
        hints: [
          'Hol van a szög csúcsa?',
          'A kerületi szög fele a hozzá tartozó középponti szögnek.',
          askInscribed ? `$${central}^\\circ:2$` : `$2\\cdot${x(given)}^\\circ$`,
        ],
        solution: askInscribed ? `$${central}^\\circ:2=${x(answer)}^\\circ$.` : `$2\\cdot${x(given)}^\\circ=${answer}^\\circ$.`,
      },
      fits(v => (askInscribed ? v + v === central : v === given + given)),
    );
  }
  if (level === 2) {
    const arc1 = rng.int(20, 80) * 2;
    const arc2 = rng.int(20, 80) * 2;
    const arc3 = 360 - arc1 - arc2;
    redrawIf(arc3 < 30 || arc3 === arc1 || arc3 === arc2 || arc3 % 2 !== 0);
    return numeric(
      {
        question: `Az $ABC$ háromszög csúcsai egy körön vannak. Az $AB$ ív ${deg(arc1)}, a $BC$ ív ${deg(arc2)} (a harmadik csúcsot nem tartalmazó ívek). Mekkora az $ABC$ szög?`,
        answer: num(arc3 / 2),
        check: 'NUM',
        unit: '°',
        expr: `(360-${arc1}-${arc2})/2`,
        wrong: [
          wrong(
            { arc1, arc2 },
            ({ arc1, arc2 }) => num(360 - arc1 - arc2),
            'keruleti-egyenlo-kozepponti',
            'Ez az $AC$ ív. A kerületi szög a fele.',
          ),
          wrong({ arc1 }, ({ arc1 }) => num(arc1 / 2), 'rossz-iv', 'Ez a $C$ csúcsnál lévő szög.'),
          wrong({ arc2 }, ({ arc2 }) => num(arc2 / 2), 'rossz-iv', 'Ez az $A$ csúcsnál lévő szög.'),
          wrong({ arc1, arc2 }, ({ arc1, arc2 }) => num((arc1 + arc2) / 2), 'rossz-iv', 'A $B$ csúcsnál lévő szög az $AC$ ívhez tartozik.'),
        ],
        other: 'A $B$ csúcsnál lévő szöghöz az $AC$ ív tartozik.',
        hints: [
          'Melyik ív tartozik a $B$ csúcsnál lévő szöghöz?',
          'A három ív összege 360°, a kerületi szög az ív fele.',
          `Az $AC$ ív: $360^\\circ-${arc1}^\\circ-${arc2}^\\circ=${arc3}^\\circ$.`,
        ],
        solution: `Az $AC$ ív ${deg(arc3)}, ezért az $ABC$ szög $${arc3}^\\circ:2=${arc3 / 2}^\\circ$.`,
      },
      fits(v => v + arc1 / 2 + arc2 / 2 === 180),
    );
  }
  const a = rng.int(20, 70);
  const kind = rng.pick(['semicircle', 'cyclic'] as const);
  if (kind === 'semicircle') {
    return numeric(
      {
        question: `$AB$ egy kör átmérője, $C$ a kör egy pontja, és a $BAC$ szög ${deg(a)}. Mekkora az $ABC$ szög?`,
        answer: num(90 - a),
        check: 'NUM',
        unit: '°',
        expr: `90-${a}`,
        wrong: [
          wrong({ a }, ({ a }) => num(180 - a), 'felkorbe-irt-szog', 'A $C$ csúcsnál derékszög van, mert $AB$ átmérő.'),
          wrong({ a }, ({ a }) => num(a), 'egyenlo-szogek', 'Csak akkor lennének egyenlők, ha $AC=BC$.'),
          wrong({ a }, ({ a }) => num(180 - 2 * a), 'egyenlo-szaru-feltevese', 'Nem tudjuk, hogy egyenlő szárú. A $C$-nél lévő szög 90°.'),
        ],
        other: 'Átmérőhöz tartozó kerületi szög 90°.',
        hints: ['Mekkora szög van a $C$ csúcsnál?', 'Félkörbe írt kerületi szög derékszög.', `$90^\\circ+${a}^\\circ+\\beta=180^\\circ$`],
        solution: `A $C$ csúcsnál 90° van, ezért $90^\\circ-${a}^\\circ=${90 - a}^\\circ$.`,
      },
      fits(v => 90 + a + v === 180),
    );
  }
  const b = rng.int(50, 130);
  redrawIf(b === 90);
  return numeric(
    {
      question: `Az $ABCD$ négyszög csúcsai egy körön vannak. Az $A$ csúcsnál lévő szög ${deg(b)}. Mekkora a $C$ csúcsnál lévő szög?`,
      answer: num(180 - b),
      check: 'NUM',
      unit: '°',
      expr: `180-${b}`,
      wrong: [
        wrong({ b }, ({ b }) => num(b), 'szemkozti-szogek-egyenlok', 'A húrnégyszög szemközti szögei nem egyenlők: az összegük 180°.'),
        wrong({ b }, ({ b }) => num(360 - b), 'teljes-szogre', 'A két ív összege 360°, a kerületi szögeké a fele.'),
        wrong({ b }, ({ b }) => num(Math.abs(90 - b)), 'felkorbe-irt-szog', '90°-kal számoltál. A szemközti szögek összege 180°.'),
      ],
      other: 'A két szöghöz tartozó ívek együtt a teljes kört adják.',
      hints: [
        'Melyik ívek tartoznak a két szöghöz?',
        'A két ív összege 360°, ezért a két kerületi szög összege 180°.',
        `$180^\\circ-${b}^\\circ$`,
      ],
      solution: `$180^\\circ-${b}^\\circ=${180 - b}^\\circ$.`,
    },
    fits(v => 2 * v + 2 * b === 360),
  );
});
