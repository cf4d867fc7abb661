import { tidy } from '@eszkerek/numbers/arithmetic';
import { texNumber, withUnit } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { about, num } from '../../value.ts';
import { drawForces } from './force-figures.ts';

const x = texNumber;

export const forceScale = defineGenerator('gen-force-scale', 'Az erő ábrázolása', ['fizika-6-ero'], ['decimal'], (rng, level) => {
  const k = rng.pick(level === 1 ? [5, 10, 20, 50] : [2, 4, 5, 15, 20, 25, 40, 100]);
  const cm = level === 1 ? rng.int(2, 9) : tidy(rng.int(3, 25) / 2);
  const force = tidy(k * cm);
  if (level < 3) {
    const askForce = level === 1 ? true : rng.chance(0.4);
    const answer = askForce ? force : cm;
    const isDrawn = askForce && Number.isInteger(cm) && cm <= 9 && rng.chance(0.7);
    return numeric(
      {
        ...(isDrawn ? { figure: drawForces(k, [cm], rng.pick([0, 90, 180])) } : {}),
        question: isDrawn
          ? 'Mekkora az ábrán látható $F$ erő?'
          : askForce
            ? `Egy rajzon 1 cm hosszú nyíl ${withUnit(k, 'N')} erőt jelent. Mekkora erőt jelöl egy ${withUnit(cm, 'cm')} hosszú nyíl?`
            : `Egy rajzon 1 cm hosszú nyíl ${withUnit(k, 'N')} erőt jelent. Hány centiméteres nyíllal kell ábrázolni ${withUnit(force, 'N')} erőt?`,
        answer: num(answer),
        check: 'NUM',
        unit: askForce ? 'N' : 'cm',
        expr: askForce ? `${k}*${cm}` : `${force}/${k}`,
        wrong: askForce
          ? [
              wrong(
                { k, cm },
                ({ k, cm }) => num(k + cm),
                'osszead-szorzas-helyett',
                `Összeadtál. Minden ${isDrawn ? 'négyzet' : 'centiméter'} ugyanannyi newtont jelent: szorozni kell.`,
              ),
              wrong(
                { cm },
                ({ cm }) => num(cm),
                'nyil-hossza-az-ero',
                `A nyíl hossza ${isDrawn ? 'négyzetben ' : ''}nem maga az erő. A lépték is számít.`,
              ),
              wrong(
                { k, cm },
                ({ k, cm }) => about(k / cm),
                'oszt-szorzas-helyett',
                'Osztottál. Szorozni kell.',
                'a léptéket elosztja a nyíl hosszával szorzás helyett',
              ),
            ]
          : [
              wrong({ force, k }, ({ force, k }) => num(tidy(force * k)), 'szoroz-osztas-helyett', 'Szoroztál. Osztani kell a léptékkel.'),
              wrong(
                { k, cm },
                ({ k, cm }) => num(tidy(k * cm)),
                'nyil-hossza-az-ero',
                'Az erőt adtad meg. A nyíl hossza a kérdés.',
                'az erőt adja meg a nyíl hossza helyett',
              ),
              wrong({ force, k }, ({ force, k }) => num(tidy(force - k)), 'kivonas-osztas-helyett', 'Kivontál. Osztani kell.'),
            ].filter(w => (w.value.size ?? 0) > 0),
        other: askForce ? 'Erő = a nyíl hossza · lépték.' : 'A nyíl hossza = erő : lépték.',
        hints: [
          isDrawn ? 'Hány négyzet hosszú a nyíl, és mennyit ér egy négyzet?' : 'Mennyit jelent 1 cm?',
          askForce ? 'Erő = a nyíl hossza · lépték.' : 'A nyíl hossza = erő : lépték.',
          askForce ? `$${x(cm)}\\cdot${k}$` : `$${x(force)}:${k}$`,
        ],
        solution: askForce
          ? `Erő = a nyíl hossza · lépték. $${x(cm)}\\cdot${k}=${x(force)}$, tehát ${withUnit(force, 'N')}.`
          : `A nyíl hossza = erő : lépték. $${x(force)}:${k}=${x(cm)}$, tehát ${withUnit(cm, 'cm')}.`,
      },
      fits(v => (askForce ? Math.abs(v / k - cm) < 1e-9 : Math.abs(v * k - force) < 1e-9)),
    );
  }
  const cm2 = tidy(rng.int(3, 25) / 2);
  // With one twice the other, the difference is one of the two forces.
  redrawIf(cm2 === cm || cm === 2 * cm2 || cm2 === 2 * cm);
  const other = tidy(k * cm2);
  const same = rng.chance(0.5);
  const answer = tidy(k * (same ? cm + cm2 : Math.abs(cm - cm2)));
  const isDrawn = !same && Number.isInteger(cm) && Number.isInteger(cm2) && cm + cm2 <= 12 && answer !== k;
  return numeric(
    {
      ...(isDrawn ? { figure: drawForces(k, [cm, cm2], 0) } : {}),
      question: isDrawn
        ? 'Mekkora erővel helyettesíthető az ábrán látható két erő együtt?'
        : `Egy rajzon 1 cm hosszú nyíl ${withUnit(k, 'N')} erőt jelent. Egy testre két ${same ? 'azonos' : 'ellentétes'} irányú erő hat, nyilaik hossza ${withUnit(cm, 'cm')} és ${withUnit(cm2, 'cm')}. Mekkora erővel helyettesíthető a kettő együtt?`,
      answer: num(answer),
      check: 'NUM',
      unit: 'N',
      wrong: [
        wrong(
          { k, same, cm, cm2 },
          ({ k, same, cm, cm2 }) => num(tidy(k * (same ? Math.abs(cm - cm2) : cm + cm2))),
          'eredo-iranya',
          same ? 'Kivontad. Azonos irányú erők összeadódnak.' : 'Összeadtad. Ellentétes irányú erőknél a különbség kell.',
          same ? 'az azonos irányú erőket kivonja egymásból' : 'az ellentétes irányú erőket összeadja',
        ),
        wrong(
          { same, cm, cm2 },
          ({ same, cm, cm2 }) => num(tidy(same ? cm + cm2 : Math.abs(cm - cm2))),
          'nyil-hossza-az-ero',
          'Ez a nyilakból számolt hossz. Szorozd meg a léptékkel!',
          'a nyilak hosszával számol, a léptékkel nem szoroz',
        ),
        {
          ...wrong(
            { k, cm, cm2 },
            ({ k, cm, cm2 }) => num(tidy(k * Math.max(cm, cm2))),
            'csak-az-egyik-ero',
            'Csak az egyik erőt vetted figyelembe.',
          ),
          also: [num(tidy(k * Math.min(cm, cm2)))],
        },
      ],
      other: 'Számítsd ki mindkét erőt, aztán a kettőt együtt!',
      hints: [
        'Mekkora az egyik erő?',
        same ? 'Azonos irányú erők összeadódnak.' : 'Ellentétes irányú erőknél a különbségük marad.',
        `Az egyik erő $${x(cm)}\\cdot${k}=${x(force)}$ N.`,
      ],
      solution: `$${x(force)}\\ \\text{N}$ és $${x(other)}\\ \\text{N}$, ${same ? 'azonos' : 'ellentétes'} irányúak: $${same ? `${x(force)}+${x(other)}` : `${x(Math.max(force, other))}-${x(Math.min(force, other))}`}=${x(answer)}$ N.`,
    },
    fits(v => Math.abs(v - Math.abs(k * cm + (same ? 1 : -1) * k * cm2)) < 1e-9),
  );
});
