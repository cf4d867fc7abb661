import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'magnet-lab'>[] = [
  {
    mode: 'bars',
    state: {
      distance: 8,
      ask: [
        {
          id: 'ask-like',
          when: 'repel',
          question: 'Most taszítják egymást. Milyen pólusok néznek szembe?',
          options: ['egyformák', 'különbözők'],
          answer: 'egyformák',
        },
      ],
    },
    goal: { force: 'repel', near: 3, asked: ['ask-like'] },
    text: {
      task: 'Érd el, hogy a két mágnes közelről taszítsa egymást!',
      solved: 'Az egyforma pólusok taszítják, a különbözők vonzzák egymást.',
    },
    alt: 'Két rúdmágnes egymással szemben, erővonalakkal.',
  },
  {
    mode: 'materials',
    state: {
      things: [
        { id: 'szog', label: 'vasszög', magnetic: true },
        { id: 'rez', label: 'rézdrót', magnetic: false },
        { id: 'alu', label: 'alufólia', magnetic: false },
      ],
    },
    goal: { sorted: true },
    text: {
      task: 'Melyiket vonzza a mágnes? Jósolj, aztán próbáld ki!',
      solved: 'A vasat vonzza; a rezet és az alumíniumot nem, pedig azok is fémek.',
    },
    alt: 'Mágnes, mellette vasszög, rézdrót és alufólia.',
  },
  {
    mode: 'compass',
    state: { north: 'left', hidden: true },
    goal: { north: true },
    text: {
      task: 'Vidd az iránytűt a mágnes két végéhez! Melyik az északi pólus?',
      solved: 'A tű északi vége az északi pólustól elfordul, a déli felé mutat.',
    },
    alt: 'Felirat nélküli rúdmágnes, mellette húzható iránytű.',
  },
  {
    mode: 'electromagnet',
    state: { turns: 40, current: 1, core: false, compass: true, table: 'current' },
    goal: { clips: 12, north: 'right' },
    text: { task: 'Emelj fel legalább 12 gemkapcsot!', solved: 'Több menet, nagyobb áram és vasmag: erősebb elektromágnes.' },
    alt: 'Tekercs iránytűvel, alatta gemkapcsok.',
  },
  {
    mode: 'induction',
    state: {
      turns: [300, 600],
      speeds: [
        { id: 'lassu', label: 'lassan', speed: 0.2 },
        { id: 'gyors', label: 'gyorsan', speed: 0.6 },
      ],
      table: true,
      ask: [
        {
          id: 'ask-still',
          when: 'still-inside',
          question: 'A mágnes most bent áll a tekercsben. Mit mutat a műszer?',
          options: ['nullát', 'állandó feszültséget'],
          answer: 'nullát',
        },
      ],
    },
    goal: { signs: true, rows: 2, asked: ['ask-still'] },
    text: {
      task: 'Told be és húzd ki a mágnest lassan is, gyorsan is! Írd be a legnagyobb kilengéseket!',
      solved: 'Feszültség csak akkor keletkezik, ha a tekercsben változik a mágneses mező; gyorsabban változik, nagyobb a feszültség.',
    },
    alt: 'Tekercs feszültségmérővel, mellette rúdmágnes.',
  },
  {
    mode: 'transformer',
    state: { primary: 600, secondary: 600, voltage: 230, fixed: 'primary', direct: true },
    goal: { output: { value: 115, tolerance: 0.5 } },
    text: { task: 'Állíts elő a 230 V-ból 115 V-ot!', solved: 'Fele annyi szekunder menet: fele akkora feszültség.' },
    alt: 'Transzformátor két 600 menetes tekerccsel, a bemenet 230 V.',
  },
];
