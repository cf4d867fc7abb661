import { tidy } from '@eszkerek/numbers/arithmetic';
import { rat } from '@eszkerek/numbers/fraction';
import { The, texNumber, textNumber } from '@eszkerek/numbers/hungarian';
import { defineGenerator, redrawIf } from '../../engine.ts';
import { equals, fits } from '../../proof.ts';
import { numeric, wrong } from '../../tasks.ts';
import { num, pi } from '../../value.ts';
import type { SolidFigure } from '../shared/solid-figures.ts';

const t = textNumber;

const x = texNumber;

const drawCylinder = (r: number, h: number, radius: string, height: string): SolidFigure => ({
  kind: 'solid',
  names: false,
  body: { shape: 'cylinder', radius: r, height: h },
  segments: [
    // In a narrow cylinder the label stands outside, where a bare length could be its width.
    { ends: ['O', 'P'], label: r < 0.6 * h ? `r = ${radius}` : radius, tone: 1 },
    { ends: ['O', "O'"], label: height, tone: 2 },
  ],
});

export const cylinder = defineGenerator('gen-cylinder', 'Henger', ['matek-8-henger'], ['pi', 'power', 'brackets'], (rng, level) => {
  const [r, h] = [rng.int(2, level === 1 ? 10 : 20), rng.int(2, level === 1 ? 12 : 30)];
  redrawIf(r === h || r === 2);
  const [volume, lateral, surface] = [r * r * h, 2 * r * h, 2 * r * (r + h)];
  const isDrawn = h <= 4 * r && r <= 2 * h && rng.chance(0.7);
  const cm = (n: number): string => `${t(n)} cm`;
  const bothTold = isDrawn ? { figure: drawCylinder(r, h, cm(r), cm(h)) } : {};
  if (level === 1) {
    const byD = !isDrawn && rng.chance(0.4);
    return numeric(
      {
        ...bothTold,
        question: isDrawn
          ? 'Mekkora az ábrán látható henger térfogata? A választ $\\pi$-vel add meg!'
          : `Egy henger ${byD ? `alapkörének átmérője ${t(2 * r)} cm` : `sugara ${t(r)} cm`}, magassága ${t(h)} cm. Mekkora a térfogata? A választ $\\pi$-vel add meg!`,
        answer: pi(rat(volume)),
        check: 'FRAC',
        unit: 'cm³',
        wrong: [
          wrong(
            { lateral },
            ({ lateral }) => pi(rat(lateral)),
            'terfogat-palast-csere',
            'Ez a palást: $2\\pi rm$. A térfogat $\\pi r^2m$.',
            'a térfogat helyett a palástot adja meg',
          ),
          wrong({ r, h }, ({ r, h }) => pi(rat((2 * r) ** 2 * h)), 'atmerovel-szamol', 'Az átmérővel számoltál sugár helyett.'),
          wrong(
            { r, h },
            ({ r, h }) => pi(rat(r * r * h, 4)),
            'sugarat-felezi',
            byD ? 'Kétszer is felezted az átmérőt. A fele már a sugár.' : `${The(r)} cm már a sugár, nem kell felezni.`,
            byD ? 'a sugarat is megfelezi' : 'megfelezi a sugarat',
          ),
          wrong({ r, h }, ({ r, h }) => pi(rat(r * h)), 'negyzetre-emeles-elmarad', 'A sugarat négyzetre kell emelni.'),
          wrong(
            { r, h },
            ({ r, h }) => pi(rat(r * r * h, 3)),
            'harmad-hasabnal',
            'Az $\\frac{1}{3}$ a kúpnál kell.',
            'a kúp térfogatának képletével számol',
          ),
        ],
        other: 'Ezt a képletet használd: $V=\\pi r^2m$.',
        hints: [byD ? 'Mekkora a sugár?' : 'Mekkora az alapkör területe?', '$V=\\pi r^2m$', `$\\pi\\cdot${r}^2\\cdot${h}$`],
        solution: `${byD ? `$V=\\pi r^2m$, és a sugár $r=${2 * r}:2=${r}$ cm, tehát ` : ''}$\\pi\\cdot${r}^2\\cdot${h}=${pi(rat(volume)).tex}$ cm³.`,
      },
      equals(Math.PI * r * r * h),
    );
  }
  if (level === 2) {
    const askSurface = rng.chance(0.5);
    return numeric(
      {
        ...bothTold,
        question: isDrawn
          ? `Mekkora az ábrán látható henger ${askSurface ? 'teljes felszíne' : 'palástja'}? A választ $\\pi$-vel add meg!`
          : `Egy henger sugara ${t(r)} cm, magassága ${t(h)} cm. Mekkora a ${askSurface ? 'teljes felszíne' : 'palástja'}? A választ $\\pi$-vel add meg!`,
        answer: pi(rat(askSurface ? surface : lateral)),
        check: 'FRAC',
        unit: 'cm²',
        wrong: [
          wrong(
            { askSurface, lateral, r, surface },
            ({ askSurface, lateral, r, surface }) => pi(rat(askSurface ? lateral + r * r : surface)),
            askSurface ? 'csak-egy-alaplap' : 'alaplap-felesleges',
            askSurface ? 'Csak egy alapkört számoltál. Kettő van.' : 'A palástban nincsenek benne az alapkörök.',
            askSurface ? 'a felszínbe csak egy alapkört számol' : 'a palástba a két alapkört is beleszámolja',
          ),
          wrong(
            { askSurface, lateral, r, h },
            ({ askSurface, lateral, r, h }) => pi(rat(askSurface ? lateral : r * h)),
            askSurface ? 'alaplap-kimarad' : 'keplet-hiba',
            askSurface ? 'Ez a palást. Az alapkörök is kellenek.' : 'A palást $2\\pi rm$: a 2-es kimaradt.',
            askSurface ? 'a felszínből kihagyja a két alapkört' : 'a palást képletéből kihagyja a 2-t',
          ),
          wrong(
            { volume },
            ({ volume }) => pi(rat(volume)),
            'felszin-terfogat-csere',
            'Ez a térfogat.',
            `a ${askSurface ? 'felszín' : 'palást'} helyett a térfogatot adja meg`,
          ),
        ],
        other: 'Palást: $2\\pi rm$; felszín: $2\\pi r(r+m)$.',
        hints: [
          'Terítsd ki a palástot: milyen téglalap lesz?',
          askSurface ? '$A=2\\pi r(r+m)$' : '$P=2\\pi rm$',
          askSurface ? `$2\\cdot\\pi\\cdot${r}\\cdot(${r}+${h})$` : `$2\\cdot\\pi\\cdot${r}\\cdot${h}$`,
        ],
        solution: `$${askSurface ? `2\\cdot\\pi\\cdot${r}\\cdot(${r}+${h})` : `2\\cdot\\pi\\cdot${r}\\cdot${h}`}=${pi(rat(askSurface ? surface : lateral)).tex}$ cm².`,
      },
      equals(2 * Math.PI * r * h + (askSurface ? 2 * (Math.PI * r ** 2) : 0)),
    );
  }
  const fromLateral = rng.chance(0.5);
  return numeric(
    {
      ...(isDrawn ? { figure: fromLateral ? drawCylinder(r, h, '?', cm(h)) : drawCylinder(r, h, cm(r), '?') } : {}),
      question: isDrawn
        ? `Az ábrán látható henger ${fromLateral ? `palástja $${x(lateral)}\\pi$ cm²` : `térfogata $${x(volume)}\\pi$ cm³`}. Mekkora a kérdőjellel jelölt szakasz?`
        : fromLateral
          ? `Egy henger palástja $${x(lateral)}\\pi$ cm², magassága ${t(h)} cm. Mekkora a sugara?`
          : `Egy henger térfogata $${x(volume)}\\pi$ cm³, sugara ${t(r)} cm. Mekkora a magassága?`,
      answer: num(fromLateral ? r : h),
      check: 'NUM',
      unit: 'cm',
      expr: fromLateral ? `${lateral}/(2*${h})` : `${volume}/${r}^2`,
      wrong: [
        ...(fromLateral
          ? [
              wrong(
                { lateral, h },
                ({ lateral, h }) => num(lateral / h),
                'atmero-sugar-csere',
                'Ez az átmérő. A palást $2\\pi rm$.',
                'a sugár helyett az átmérőt adja meg',
              ),
              wrong(
                { lateral, h },
                ({ lateral, h }) => num(tidy(lateral - 2 * h)),
                'kivonas-osztas-helyett',
                'Kivontál. Osztani kell.',
                'osztás helyett kivonja a π szorzójából a magasság kétszeresét',
              ),
            ]
          : [
              wrong(
                { volume, r },
                ({ volume, r }) => num(volume / r),
                'csak-az-egyikkel-oszt',
                'A sugár **négyzetével** kell osztani.',
                'a sugár négyzete helyett a sugárral oszt',
              ),
              wrong(
                { volume, r },
                ({ volume, r }) => num(tidy(volume / (2 * r))),
                'terfogat-palast-csere',
                'A palást képletével számoltál.',
                'a térfogat helyett a palást képletével számol',
              ),
              wrong(
                { volume, r },
                ({ volume, r }) => num((3 * volume) / (r * r)),
                'harmad-hasabnal',
                'A hengernél nincs $\\frac{1}{3}$.',
                'a kúp térfogatának képletével számol',
              ),
            ]),
        wrong(
          { length: fromLateral ? r : h },
          ({ length }) => pi(rat(length)),
          'pi-bennmarad',
          'A szám jó, de a $\\pi$ kiesik: a kettő hányadosában már nincs benne.',
        ),
      ],
      other: fromLateral ? 'Ezt a képletet használd: $P=2\\pi rm$.' : 'Ezt a képletet használd: $V=\\pi r^2m$.',
      hints: [
        'Írd fel a képletet!',
        fromLateral ? '$r=\\frac{P}{2\\pi m}$' : '$m=\\frac{V}{\\pi r^2}$',
        fromLateral ? `$${x(lateral)}:(2\\cdot${h})$` : `$${x(volume)}:${r}^2$`,
      ],
      solution: fromLateral ? `$${x(lateral)}:(2\\cdot${h})=${r}$ cm.` : `$${x(volume)}:${r}^2=${x(volume)}:${r * r}=${h}$ cm.`,
    },
    fits(v => (fromLateral ? 2 * v * h === lateral : r * r * v === volume)),
  );
});
