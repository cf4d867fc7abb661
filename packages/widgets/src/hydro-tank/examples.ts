import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'hydro-tank'>[] = [
  {
    mode: 'depth',
    state: {
      liquids: [
        { id: 'viz', label: 'víz', density: 1000 },
        { id: 'olaj', label: 'olaj', density: 900 },
      ],
      depth: 1,
      maxDepth: 10,
      step: 0.5,
      shapes: ['straight', 'wide', 'narrow'],
      directions: true,
    },
    goal: { liquid: 'viz', pressure: 45 },
    text: {
      task: 'Milyen mélyen 45 kPa a víz nyomása? Keresd meg a szondával!',
      solved: '4,5 méter mélyen. Az edény alakja és a hártya iránya nem számít.',
    },
    alt: 'Folyadékkal teli edény mélységskálával és nyomásszondával.',
  },
  {
    mode: 'vessels',
    state: { arms: [{ area: 10 }, { area: 30, shape: 'bulb' }], levels: [24, 4], maxLevel: 30 },
    goal: { level: 9, predict: true },
    text: {
      task: 'Hol áll meg a víz, ha kinyitod a szelepet? Előbb írd be a jóslatod!',
      solved: '(10 · 24 + 30 · 4) : 40 = 9 cm mindkét edényben.',
    },
    alt: 'Két összekötött edény elzárt szeleppel, különböző vízszinttel.',
  },
  {
    mode: 'press',
    state: { smallArea: 5, largeArea: 100, force: 20, maxForce: 200, step: 5, load: 1000 },
    goal: { force: 50, raised: 1 },
    text: {
      task: 'Mekkora a legkisebb erő, amely a terhet megemeli? Emeld meg 1 cm-rel!',
      solved: '1000 · 5 : 100 = 50 newton. Az 1 cm-hez a kis dugattyút 20 cm-rel kellett lenyomni.',
    },
    alt: 'Hidraulikus sajtó kis és nagy dugattyúval, a nagyon teher.',
  },
  {
    mode: 'float',
    state: {
      bodies: [
        { id: 'vas', label: 'vashasáb', volume: 100, density: 7.8 },
        { id: 'fa', label: 'fahasáb', volume: 100, density: 0.6 },
      ],
      liquids: [
        { id: 'viz', label: 'víz', density: 1000 },
        { id: 'sos', label: 'sós víz', density: 1200 },
      ],
    },
    goal: { body: 'fa', liquid: 'sos', outcome: 'floats', submerged: 0.5 },
    text: {
      task: 'Keresd meg azt a testet és folyadékot, ahol az elengedett test félig merül be!',
      solved: 'A fahasáb sűrűsége fele a sós vízének: 0,6 : 1,2. Ezért a fele merül be.',
    },
    alt: 'Erőmérőn lógó hasáb egy kád folyadék fölött.',
  },
];
