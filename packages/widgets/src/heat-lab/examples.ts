import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'heat-lab'>[] = [
  {
    mode: 'warm',
    state: { substances: ['water', 'oil'], mass: 0.5, power: 500, start: 20 },
    goal: { temperature: 60, of: 'oil' },
    text: { task: 'Melegítsd az olajat 60 °C-ra! Hol tart közben a víz?', solved: 'Az olaj gyorsabban melegszik: kisebb a fajhője.' },
    alt: 'Két edény egyforma melegítőn.',
  },
  {
    mode: 'mix',
    state: { hot: { mass: 1, temperature: 80 }, cold: { mass: 1, temperature: 20 }, move: 'masses' },
    goal: { common: 40 },
    text: { task: 'Mennyi hideg vizet tölts hozzá, hogy 40 °C legyen?', solved: 'Kétszer annyi hideg víz kell.' },
    alt: 'Meleg és hideg víz összeöntése.',
  },
  {
    mode: 'cool',
    state: { hot: 80, cold: 20 },
    goal: { balanced: true },
    text: { task: 'Várd meg, amíg a két edény hőmérséklete kiegyenlítődik!', solved: 'Beállt a termikus egyensúly.' },
    alt: 'Egymásba állított meleg és hideg edény, mellette grafikon.',
  },
  {
    mode: 'curve',
    state: { mass: 0.2, power: 400, start: -20 },
    goal: { phase: 'boiling' },
    text: {
      task: 'Melegítsd a jeget, amíg a víz forrni kezd! Hol nem nő a hőmérséklet?',
      solved: 'Olvadás és forrás közben a hőmérséklet állandó.',
    },
    alt: 'Jég melegítése és melegedési görbe.',
  },
  {
    mode: 'spread',
    state: { cases: ['conduction', 'convection', 'radiation'] },
    goal: { seen: true },
    text: { task: 'Nézd meg mind a három kísérletet!', solved: 'Vezetés, áramlás, sugárzás: három út.' },
    alt: 'Három kísérlet a hő terjedéséről.',
  },
];
