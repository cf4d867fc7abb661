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
];
