import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'ray-diagram'>[] = [
  {
    mode: 'mirror',
    state: { incidence: 20 },
    goal: { between: 80 },
    text: {
      task: 'Forgasd a fénysugarat úgy, hogy a két sugár 80°-os szöget zárjon be!',
      solved: '40° + 40°: a beesési és a visszaverődési szög egyenlő.',
    },
    alt: 'Tükörre eső fénysugár.',
  },
  {
    mode: 'plane-mirror',
    state: { distance: 2, maxDistance: 6 },
    goal: { objectImage: 8 },
    text: {
      task: 'Milyen messze állj a tükörtől, hogy a képed 8 m-re legyen tőled?',
      solved: '4 m-re: a kép ugyanolyan messze van a tükör mögött.',
    },
    alt: 'Síktükör előtt egy tárgy, mögötte a képe.',
  },
  {
    mode: 'refraction',
    state: { from: 'water', to: 'air', incidence: 20 },
    goal: { totalReflection: true },
    text: {
      task: 'Növeld a beesési szöget, amíg a fény nem jut ki a vízből!',
      solved: 'Teljes visszaverődés: a határszög körülbelül 49°.',
    },
    alt: 'Fénysugár a víz és a levegő határán.',
  },
  {
    mode: 'lens',
    state: { type: 'converging', focal: 2, object: 6, maxObject: 8 },
    goal: { image: 'real', size: 'same' },
    text: { task: 'Hová tedd a tárgyat, hogy a kép ugyanakkora legyen?', solved: 'A kétszeres fókusztávolságba.' },
    alt: 'Gyűjtőlencse, tárgy és kép.',
  },
  {
    mode: 'eye',
    state: { eye: 'short-sighted', diopters: 0 },
    goal: { sharp: true },
    text: { task: 'Válassz szemüveget a rövidlátó szemnek!', solved: 'Szórólencse kell: negatív dioptria.' },
    alt: 'Rövidlátó szem metszete.',
  },
  {
    mode: 'bench',
    state: {
      width: 12,
      height: 7,
      laser: { at: [0.5, 1], angle: 0 },
      target: { at: [11.5, 6], size: 1 },
      walls: [
        [
          [9, 0],
          [9, 4],
        ],
      ],
      parts: [
        { kind: 'mirror', at: [3, 4], angle: 0, size: 1.5 },
        { kind: 'mirror', at: [4, 6], angle: 0, size: 1.5 },
      ],
    },
    goal: {
      hit: true,
      one: [
        { at: [6, 1], angle: 45 },
        { at: [6, 6], angle: 45 },
      ],
    },
    text: {
      task: 'A fal eltakarja a célt. Vezesd a lézer fényét két tükörrel a céltáblára!',
      solved: 'Két 45°-os tükör: így lát át a periszkóp a fal fölött.',
    },
    alt: 'Tábla lézerrel, két tükörrel, fallal és céltáblával.',
  },
];
