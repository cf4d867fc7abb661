import { check, choose, type Move, pick, press, type Recipe, slide } from '../kit/recipe.ts';

const testMaterial = (material: string, guess: string): Move[] => [choose(material, guess), press(`Kipróbálom (${material})`)];

const layPart = (part: string, ...places: string[]): Move[] => [press(part), ...places.map(place => pick(`${place}: üres`))];

export const recipe: Recipe<'circuit'> = {
  build: [press('2. hely: üres'), press('izzó'), press('kapcsoló'), press('vezeték'), press('elem'), press('3. hely: nyitott kapcsoló')],
  materials: [
    ...testMaterial('rézdrót', 'vezeti'),
    ...testMaterial('fapálca', 'nem vezeti'),
    ...testMaterial('alufólia', 'vezeti'),
    ...testMaterial('radír', 'nem vezeti'),
    check,
  ],
  bulbs: [choose('Kapcsolás', 'párhuzamos'), press('1. izzó kicsavarva')],
  ohm: [slide('Feszültség', 6)],
  network: [choose('Kapcsolás', 'párhuzamos')],
  meter: [slide('vízforraló (2000 W)', 0.5)],
  electromagnet: [press('Vasmag a tekercsben'), slide('Menetszám', 80), slide('Áramerősség', 4)],
  lab: [
    press('elalszik'),
    ...layPart('elem', '1. oszlop, 1–2. pont'),
    ...layPart('1. izzó', '2. oszlop, 1–2. pont'),
    ...layPart('2. izzó', '3. oszlop, 1–2. pont'),
    ...layPart('vezeték (8)', '1. sor, 1–2. pont', '1. sor, 2–3. pont', '2. sor, 1–2. pont', '2. sor, 2–3. pont'),
    pick('2. oszlop, 1–2. pont: 1. izzó'),
    press('Kicsavarom'),
  ],
};
