import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'circuit'>[] = [
  {
    mode: 'build',
    state: { places: 4, tray: ['battery', 'bulb', 'switch', 'wire', 'resistor'] },
    goal: { lit: true, withSwitch: true },
    text: { task: 'Építs áramkört, amelyben kapcsolóval gyújtod meg az izzót!', solved: 'Zárt az áramkör, világít az izzó.' },
    alt: 'Üres áramkör négy hellyel, alatta alkatrészek.',
  },
  {
    mode: 'materials',
    state: {
      materials: [
        { id: 'rez', label: 'rézdrót', conducts: true },
        { id: 'fa', label: 'fapálca', conducts: false },
        { id: 'alu', label: 'alufólia', conducts: true },
        { id: 'gumi', label: 'radír', conducts: false },
      ],
    },
    goal: { sorted: true },
    text: { task: 'Jósold meg, melyik vezeti az áramot, aztán próbáld ki!', solved: 'A fémek vezetnek, a fa és a gumi szigetel.' },
    alt: 'Áramkör egy résszel, amelybe anyagokat tehetsz.',
  },
  {
    mode: 'bulbs',
    state: { layout: 'series', bulbs: 2 },
    goal: { layout: 'parallel', lit: 1, unscrewed: 1 },
    text: {
      task: 'Melyik kapcsolásban ég tovább a másik izzó, ha egyet kicsavarsz?',
      solved: 'Párhuzamos kapcsolásban mindkét izzónak saját ága van.',
    },
    alt: 'Két izzó sorba kapcsolva.',
  },
  {
    mode: 'ohm',
    state: { voltage: 3, resistance: 10, maxVoltage: 12, fixed: 'resistance' },
    goal: { current: 0.6 },
    text: { task: 'Mekkora feszültségnél lesz az áram 0,6 A?', solved: '6 V: U = R · I.' },
    alt: 'Áramkör áramforrással, ellenállással és műszerekkel.',
  },
  {
    mode: 'network',
    state: { voltage: 12, layout: 'series', resistors: [6, 3] },
    goal: { total: 2 },
    text: { task: 'Kapcsold össze a két ellenállást úgy, hogy az eredő 2 Ω legyen!', solved: 'Párhuzamosan: 1/6 + 1/3 = 1/2.' },
    alt: 'Két ellenállás sorosan kapcsolva.',
  },
  {
    mode: 'meter',
    state: {
      appliances: [
        { id: 'tv', label: 'tévé', power: 100 },
        { id: 'forralo', label: 'vízforraló', power: 2000 },
      ],
      price: 1.3,
    },
    goal: { energy: 1 },
    text: { task: 'Használj el pontosan 1 kWh energiát!', solved: '1 kWh: például fél óra vízforralás.' },
    alt: 'Villanyóra két háztartási géppel.',
  },
  {
    mode: 'electromagnet',
    state: { turns: 10, current: 1, core: false },
    goal: { clips: 12 },
    text: { task: 'Emelj fel legalább 12 gemkapcsot!', solved: 'Több menet, nagyobb áram és vasmag: erősebb mágnes.' },
    alt: 'Tekercs, alatta gemkapcsok.',
  },
  {
    mode: 'lab',
    state: {
      board: { cols: 5, rows: 3 },
      placed: [],
      tray: [
        { id: 'elem', part: 'battery', label: 'elem', cells: { min: 1, max: 3, start: 2, voltage: 1.5 } },
        { id: 'kapcsolo', part: 'switch', label: 'kapcsoló' },
        { id: 'l1', part: 'lamp', label: '1. izzó', burnsAt: 4 },
        { id: 'l2', part: 'lamp', label: '2. izzó', burnsAt: 4 },
        { id: 'vezetek', part: 'wire', label: 'vezeték', count: 8 },
      ],
      ask: [
        {
          id: 'ask-out',
          when: 'start',
          question: 'Két izzó ég egy körben, egymás után. Az egyiket kicsavarod. Mit jósolsz a másikról?',
          options: ['elalszik', 'tovább ég', 'fényesebb lesz'],
          judge: 'by-measurement',
          truth: 'elalszik',
        },
      ],
    },
    goal: { asked: ['ask-out'], unscrewed: ['l1'], lit: ['l2'] },
    text: {
      task: 'Kösd be a két izzót úgy, hogy ha az elsőt kicsavarod, a második tovább égjen!',
      solved: 'Minden izzónak saját ága van: ez a párhuzamos kapcsolás. Egy útnál a másik is elaludna.',
    },
    alt: 'Üres kapcsolótábla, a tálcán elem, kapcsoló, két izzó és nyolc vezeték.',
  },
  {
    mode: 'lab',
    state: {
      board: { cols: 6, rows: 4 },
      placed: [],
      tray: [
        { id: 'elem', part: 'battery', label: 'elemtartó', cells: { min: 1, max: 4, start: 1, voltage: 1.5 } },
        { id: 'kapcsolo', part: 'switch', label: 'kapcsoló', closed: false },
        { id: 'k', part: 'resistor', label: 'K (kék, egy csík)', resistance: 24, hidden: true },
        {
          id: 'izzo',
          part: 'lamp',
          label: 'izzó',
          curve: [
            [0, 0],
            [1.5, 0.133],
            [3, 0.2],
            [4.5, 0.253],
            [6, 0.3],
          ],
          unlockedAfter: 'line-k',
        },
        { id: 'amper', part: 'ammeter', label: 'ampermérő', unit: 'mA', range: 400, resistance: 0 },
        { id: 'volt', part: 'voltmeter', label: 'voltmérő', unit: 'V', range: 8, resistance: 10_000_000 },
        { id: 'vezetek', part: 'wire', label: 'vezeték', count: 7 },
      ],
      noise: { relative: 0.01, round: { V: 0.05, mA: 1 }, newOnEachReading: true },
      table: { columns: ['U (V)', 'I (mA)'], rowsPerSample: 4, quotient: { label: 'U : I (V/A)', after: 'ask-quotient' } },
      plot: { x: 'U', y: 'I', fit: 'line-through-origin', drawAfter: 'ask-double', skipFitFor: ['izzo'] },
      ask: [
        {
          id: 'ask-double',
          when: 'four-rows-k',
          question: 'Nézd meg az 1,5 V-os és a 3 V-os sort! Hányszoros lett az áram?',
          options: ['kb. fele', 'kb. ugyanannyi', 'kb. kétszeres'],
          answer: 'kb. kétszeres',
        },
        {
          id: 'ask-quotient',
          when: 'line-k',
          question: 'Melyik marad közel állandó a négy sorban?',
          options: ['U + I', 'U · I', 'U : I'],
          answer: 'U : I',
        },
      ],
    },
    goal: { rows: { k: 4, izzo: 2 }, asked: ['ask-double', 'ask-quotient'], readQuotient: { k: { value: 24, tolerance: 1 } } },
    text: {
      title: 'mérőasztal',
      task: 'Építs kört a K alkatrésszel és a két műszerrel! Mérj 1, 2, 3, majd 4 elemmel, aztán az izzóval is!',
      solved: 'A K pontjai egyenesre esnek: U : I kb. 24 volt amperenként. Az izzó pontjai elhajlanak.',
    },
    alt: 'Üres kapcsolótábla. A tálcán elemtartó, kapcsoló, K jelű ellenállás, ampermérő, voltmérő, hét vezeték. Mellette üres táblázat és grafikon.',
  },
];
