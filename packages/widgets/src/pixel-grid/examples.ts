import type { WidgetConfig } from '../kinds.ts';

export const examples: WidgetConfig<'pixel-grid'>[] = [
  {
    mode: 'draw',
    state: { rows: ['00000', '00000', '00000', '00000', '00000'] },
    goal: { rows: ['00100', '01110', '11111', '00100', '00100'] },
    text: { task: 'Rajzold le a felfelé mutató nyilat!', solved: 'A gép ezt a képet csak számoknak látja.' },
    alt: 'Öt sor, öt oszlop, minden képpont fehér.',
  },
  {
    mode: 'numbers',
    state: { rows: ['0000', '0000', '0000', '0000'], levels: 4 },
    goal: { rows: ['0330', '3003', '3003', '0330'] },
    text: { task: 'Állítsd be a szürkeségeket a megadott számok szerint!', solved: 'Kirajzolódott egy gyűrű.' },
    alt: 'Négyszer négyes kép.',
  },
  {
    mode: 'difference',
    state: { first: ['010', '111', '010'], second: ['010', '101', '010'] },
    goal: { differing: 1 },
    text: { task: 'Koppints azokra a képpontokra, ahol a két kép eltér!', solved: 'Egyetlen képpont más: a középső.' },
    alt: 'Két háromszor hármas kép.',
  },
];
