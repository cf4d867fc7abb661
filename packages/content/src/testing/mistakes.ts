import type { RuleName } from '../rules.ts';
import { AI, LESSON, PHYSICS, QUIZ, TOOL } from './sample-content.ts';

export interface Mistake {
  rule: RuleName;
  file: string;
  /** Replaced in the file … */
  find: string;
  /** … by this. */
  by: string;
  /** A second place, when one is not enough. */
  also?: [string, string];
  /** A part of the changed file that stands on the line the fault must name; otherwise where the replacement begins. */
  at?: string;
}

/** A question that chooses an element which the figure does not have. */
const HOTSPOT = `  - id: q0
    type: hotspot
    difficulty: 1
    question: 'Melyik pont áll az 1-nél? Koppints rá!'
    figure: {kind: number-line, from: 0, to: 4, step: 1, points: [{at: 1, label: A, id: a}, {at: 3, label: B, id: b}]}
    spots:
      - {id: a, correct: true, explanation: 'Az A pont az 1-nél áll.'}
      - {id: b, misconception: nevezot-is-osszeadja, explanation: 'A B pont a 3-nál áll.'}
      - {id: nincs, misconception: nevezot-is-osszeadja, explanation: 'Ilyen pont nincs.'}
    hints: ['Keresd meg az 1-et!', 'Számolj 0-tól!', 'Egy beosztást lépj!']
  - id: q3
    type: numeric
`;

/** One real mistake per rule, and the line that the fault must name. */
export const MISTAKES: readonly Mistake[] = [
  // the map and the front matter
  { rule: 'schema', file: LESSON, find: 'minutes: 15', by: 'minutes: tizenöt' },
  { rule: 'schema', file: LESSON, find: 'minutes: 15', by: 'minutes: 15\nauthor: Valaki', at: 'slug:' },
  { rule: 'slug-differs', file: LESSON, find: 'slug: matek-5-tortek-osszeadasa', by: 'slug: matek-5-tortek-osszeadas' },
  { rule: 'map-differs', file: LESSON, find: 'access: free', by: 'access: premium' },
  { rule: 'map-differs', file: LESSON, find: 'hu: [5, 6]', by: 'hu: [5]' },
  { rule: 'map-differs', file: LESSON, find: 'prerequisites: [matek-5-tortek-osszehasonlitasa]', by: 'prerequisites: []' },
  { rule: 'map-differs', file: LESSON, find: 'unit: muveletek-tortekkel', by: 'unit: kozonseges-tortek' },
  { rule: 'quiz-of-lesson', file: LESSON, find: 'quiz: kviz-matek-5-tortek-osszeadasa', by: 'quiz: kviz-matek-5-tortek' },
  { rule: 'quiz-of-lesson', file: QUIZ, find: 'lesson: matek-5-tortek-osszeadasa', by: 'lesson: matek-5-tortek-szorzasa' },
  { rule: 'yaml', file: QUIZ, find: 'minutes: 10', by: 'minutes: 10\naccess: free', at: 'access: free\nquestions' },
  // the skeleton
  { rule: 'section-missing', file: LESSON, find: '## Gyakori hiba {#hiba}', by: '### Gyakori hiba', at: '- A végén egyszerűsíts' },
  {
    rule: 'section-order',
    file: LESSON,
    find: 'és becsléssel ellenőrizz!',
    by: 'és becsülj!\n\n## Műhely {#muhely}\n\n:::tasks\n1. Mérj!\n:::',
    at: '{#muhely}',
  },
  {
    rule: 'subheading-missing',
    file: LESSON,
    find: '### Egyenlő és különböző nevezők\n\n',
    by: '',
    also: ['### Miért marad a nevező?\n\n', ''],
    at: '{#szabaly}',
  },
  { rule: 'subheading-missing', file: LESSON, find: ':::example{title="1. példa', by: ':::example{name="1. példa' },
  { rule: 'section-id', file: LESSON, find: '## A szabály {#szabaly}', by: '## A szabály {#valami}' },
  { rule: 'section-id', file: LESSON, find: '## A szabály {#szabaly}', by: '## A szabály' },
  { rule: 'section-duplicate', file: LESSON, find: '{#hiba}', by: '{#pelda}' },
  { rule: 'section-part', file: LESSON, find: '**Mit vettél észre?** Addig', by: 'Addig', at: '{#felfedezes}' },
  {
    rule: 'summary-bullets',
    file: LESSON,
    find: '- Utána a számlálókkal számolsz, a nevező marad.\n- A végén',
    by: 'A végén',
    at: '{#osszefoglalo}',
  },
  { rule: 'directive-unknown', file: LESSON, find: ':::mistake', by: ':::hiba' },
  {
    rule: 'directive-unclosed',
    file: LESSON,
    find: 'egyszerűsíts, emeld ki az egészet, és becsléssel ellenőrizz!',
    by: 'egyszerűsíts!\n\n:::rule\nNincs vége.',
    at: ':::rule\nNincs',
  },
  { rule: 'directive-body', file: LESSON, find: '```json', by: '```yaml', at: ':::widget' },
  { rule: 'text-outside-section', file: LESSON, find: '## Két doboz pizza {#bevezeto}\n', by: '', at: 'Péntek este' },
  { rule: 'heading-level', file: LESSON, find: '## A szabály {#szabaly}', by: '# Cím\n\n## A szabály {#szabaly}', at: '# Cím' },
  // widgets, prompts, links, pictures
  { rule: 'widget-kind', file: LESSON, find: 'kind=fraction-bar', by: 'kind=tortsav' },
  { rule: 'widget-schema', file: LESSON, find: '"mode": "add"', by: '"mode": "osszead"' },
  {
    rule: 'widget-alt',
    file: LESSON,
    find: '"alt": "Két egyforma hosszú sáv. Az elsőnek a fele, a másodiknak a negyede színes."',
    by: '"alt": "ábra"',
  },
  {
    rule: 'figure',
    file: LESSON,
    find: ':::rule\n',
    by: ':::rule\n:::figure\n```yaml\nkind: geometry\npoints: {A: [0, 0], B: [1, 1]}\nsegments: [[A, C]]\n```\n:::\n',
    at: ':::figure',
  },
  {
    rule: 'schema',
    file: LESSON,
    find: ':::rule\n',
    by: ':::rule\n:::figure\n```yaml\nkind: number-line\nfrom: 0\nto: tíz\nstep: 1\n```\n:::\n',
    at: 'to: tíz',
  },
  {
    rule: 'figure-leak',
    file: QUIZ,
    find: "    answer: '5/6'\n",
    by: "    figure: {kind: number-line, from: 0, to: 2, step: 1, parts: 6, points: [{at: 0.8333, label: '5/6'}]}\n    answer: '5/6'\n",
    at: 'figure: {kind',
  },
  {
    rule: 'hotspot-spot',
    file: QUIZ,
    find: '  - id: q3\n    type: numeric\n',
    by: HOTSPOT,
    at: 'id: nincs',
  },
  { rule: 'prompt-field', file: AI, find: ':::prompt{label="Forrásnyomozó prompt"}', by: ':::prompt' },
  { rule: 'prompt-personal', file: AI, find: '[téma]. Hetedik', by: '[neved]. Hetedik' },
  { rule: 'raw-html', file: LESSON, find: 'Told össze a színes részeket!\n3.', by: '<b>Told</b> össze!\n3.' },
  { rule: 'image-alt', file: LESSON, find: '2. Told össze a színes részeket!', by: '2. ![](https://example.org/a.png)' },
  { rule: 'link', file: LESSON, find: 'A nevező a darabok **méretét** mutatja.', by: 'A [nevező](nincs-ilyen-lap) a méret.' },
  { rule: 'link', file: LESSON, find: 'A nevező a darabok **méretét** mutatja.', by: 'A [nevező](javascript:alert) a méret.' },
  { rule: 'latex', file: LESSON, find: '$\\frac12=\\frac24$', by: '$\\frac12=\\fract24$' },
  { rule: 'latex', file: QUIZ, find: "'Mennyi $\\frac27+\\frac37$?'", by: "'Mennyi $\\frac27+\\frac{37$?'" },
  // typography
  { rule: 'quotes', file: LESSON, find: '„Egy meg egy', by: '"Egy meg egy' },
  { rule: 'dash', file: AI, find: 'hihetően ír – akkor', by: 'hihetően ír - akkor' },
  { rule: 'range', file: AI, find: '4–5 mondatban', by: '4-5 mondatban' },
  { rule: 'minus', file: PHYSICS, find: 'A 2,6 nagyobb 1-nél', by: 'Télen -5 fok volt. A 2,6 nagyobb 1-nél' },
  { rule: 'decimal-comma', file: PHYSICS, find: 'a hányados mégis 0,6 maradt', by: 'a hányados mégis 0.6 maradt' },
  { rule: 'decimal-comma', file: PHYSICS, find: '$60\\cdot2{,}6=156$', by: '$60\\cdot2,6=156$' },
  { rule: 'thousands', file: PHYSICS, find: 'Egy köbméterben 1 000 000 köbcentiméter', by: 'Egy köbméterben 1000000 köbcentiméter' },
  { rule: 'thousands', file: PHYSICS, find: 'vagyis 1000 kg', by: 'vagyis 1 000 kg' },
  { rule: 'percent', file: LESSON, find: 'Számold meg, hány egyforma darab van!', by: 'Ez 25 % vagy több?' },
  { rule: 'unit', file: PHYSICS, find: 'Egy kavics tömege 156 g.', by: 'Egy kavics tömege 156g.' },
  { rule: 'unit', file: LESSON, find: 'Számold meg, hány egyforma darab van!', by: 'Fordítsd el 60 °-kal!' },
  { rule: 'money', file: LESSON, find: 'Számold meg, hány egyforma darab van!', by: 'Fizess 32 RON árat!' },
  {
    rule: 'amount-unmarked',
    file: LESSON,
    find: 'Számold meg, hány egyforma darab van!',
    by: 'Három füzet ára $3\\cdot 4=12$ lej.',
  },
  { rule: 'date', file: LESSON, find: 'Számold meg, hány egyforma darab van!', by: 'Ez 2026-11-15 napján volt.' },
  { rule: 'ordinal', file: LESSON, find: 'Számold meg, hány egyforma darab van!', by: 'Nézd a 3-ik darabot!' },
  { rule: 'ellipsis', file: LESSON, find: 'Számold meg, hány egyforma darab van!', by: 'Számolj tovább...' },
  { rule: 'multiplication-sign', file: LESSON, find: '\\frac{5\\cdot2}{6\\cdot2}', by: '\\frac{5\\times2}{6\\cdot2}' },
  { rule: 'division-sign', file: LESSON, find: 'Számold meg, hány egyforma darab van!', by: 'Mennyi 6 ÷ 2?' },
  { rule: 'numeral-suffix', file: LESSON, find: 'Bővítünk 3-mal', by: 'Bővítünk 3-val' },
  { rule: 'article', file: LESSON, find: 'A közös nevező a 12:', by: 'A közös nevező a 50:' },
  { rule: 'article', file: LESSON, find: 'A közös nevező a 12:', by: 'A közös nevező az 12-re jön ki:' },
  { rule: 'article', file: QUIZ, find: 'amelyre az $\\frac56$', by: 'amelyre a $\\frac56$' },
  { rule: 'mi-suffix', file: AI, find: 'kérd meg az MI-t!', by: 'kérd meg az MIt!' },
  { rule: 'mi-thinks', file: AI, find: 'Egyforma simák, egyforma', by: 'Az MI azt gondolja, hogy igaza van. Egyforma simák, egyforma' },
  // language
  { rule: 'banned-word', file: LESSON, find: 'Told össze a színes részeket!\n3.', by: 'Egyszerűen told össze!\n3.' },
  {
    rule: 'sentence-length',
    file: LESSON,
    find: 'Péntek este két pizzásdoboz maradt az asztalon.',
    by: 'Péntek este két pizzásdoboz maradt az asztalon, amikor mindenki hazament, és a nagy lakásban csend lett, mert senki sem beszélt.',
  },
  {
    rule: 'sentence-average',
    file: LESSON,
    find: '- Egyforma darabokat tudsz összeadni: először közös nevező kell.',
    by: `- ${'Egy kettő három négy öt hat hét nyolc kilenc tíz egy kettő három négy öt hat. '.repeat(40)}`,
    at: '{#bevezeto}',
  },
  {
    rule: 'paragraph-length',
    file: LESSON,
    find: 'A nevező a darabok **méretét** mutatja.',
    by: 'Nézd meg! Jól nézd meg! A nevező a darabok **méretét** mutatja.',
  },
  {
    rule: 'word-count',
    file: LESSON,
    find: '- Egyforma darabokat tudsz összeadni: először közös nevező kell.',
    by: `- ${'Számolj tovább vele! '.repeat(150)}`,
    at: '{#bevezeto}',
  },
  {
    rule: 'section-length',
    file: LESSON,
    find: 'Bence ránéz a dobozokra, és nem hiszi el.',
    by: 'Számolj tovább! '.repeat(40),
    at: '{#bevezeto}',
  },
  { rule: 'spelling', file: LESSON, find: 'Told össze a színes részeket!\n3.', by: 'Told össze a szines részeket!\n3.' },
  // questions
  { rule: 'question-id', file: LESSON, find: ':::try{#t1 type=numeric}', by: ':::try{type=numeric}' },
  {
    rule: 'question-id',
    file: QUIZ,
    find: '  - id: q2',
    by: '  - id: q1',
    at: "id: q1\n    type: single\n    difficulty: 1\n    question: 'Melyik",
  },
  { rule: 'try-type', file: LESSON, find: ':::try{#t1 type=numeric}', by: ':::try{#t1}' },
  {
    rule: 'option-explanation',
    file: QUIZ,
    find: "        explanation: 'Ez a két tört szorzata. A kérdés az összegük.'\n",
    by: '',
    at: "text: '$\\frac6{49}$'",
  },
  {
    rule: 'single-correct',
    file: QUIZ,
    find: "      - text: '$\\frac5{14}$'\n",
    by: "      - text: '$\\frac5{14}$'\n        correct: true\n",
    at: "- text: '$\\frac57$'",
  },
  {
    rule: 'multi-correct',
    file: QUIZ,
    find: "- text: '$\\frac12+\\frac13+\\frac16$'\n        correct: true\n",
    by: "- text: '$\\frac12+\\frac13+\\frac16$'\n",
    also: ["- text: '$\\frac25+\\frac6{10}$'\n        correct: true\n", "- text: '$\\frac25+\\frac6{10}$'\n"],
  },
  { rule: 'multi-says-more', file: QUIZ, find: ' (Több jó válasz is lehet.)', by: '' },
  {
    rule: 'option-duplicate',
    file: QUIZ,
    find: "text: '$\\frac67$'",
    by: "text: '$\\frac5{14}$'",
    at: "text: '$\\frac5{14}$'\n        misconception: szamlalot",
  },
  { rule: 'option-catch-all', file: QUIZ, find: "text: '$\\frac6{49}$'", by: "text: 'egyik sem'" },
  { rule: 'option-length', file: QUIZ, find: "text: '$24$'", by: "text: 'a huszonnégy, mert mindkettőnek többszöröse'" },
  {
    rule: 'misconception-missing',
    file: QUIZ,
    find: "      - text: '$\\frac67$'\n        misconception: szamlalot-szoroz\n",
    by: "      - text: '$\\frac67$'\n",
  },
  { rule: 'misconception-unknown', file: QUIZ, find: 'misconception: szamlalot-szoroz', by: 'misconception: nincs-ilyen' },
  { rule: 'hints-three', file: QUIZ, find: "      - 'Melyik az első, amelyik 6-tal is osztható?'\n", by: '', at: "- 'Sorold fel" },
  { rule: 'hint-gives-answer', file: PHYSICS, find: 'Szorozd meg mindkét számot 10-zel: $5400:27$.', by: '$5400:27=200$.' },
  {
    rule: 'hint-of-lesson',
    file: QUIZ,
    find: "'Mekkora részekből áll mindkét tört?'",
    by: "'Idézd fel, mit mutatott a csúszka!'",
  },
  {
    rule: 'hint-position',
    file: QUIZ,
    find: "'Mekkora részekből áll mindkét tört?'",
    by: "'Nézd meg a második lehetőség nevezőjét!'",
  },
  { rule: 'solution-missing', file: LESSON, find: 'solution: ', by: '# ', at: 'question: "A kulacsodban' },
  { rule: 'difficulty-missing', file: QUIZ, find: '    difficulty: 3\n', by: '', at: '- id: q8' },
  { rule: 'difficulty-mix', file: QUIZ, find: '    difficulty: 1\n', by: '    difficulty: 2\n', at: '  - id: q1' },
  { rule: 'negation', file: QUIZ, find: "'Mennyi $\\frac56-\\frac14$?'", by: "'Melyik nem egyenlő ezzel: $\\frac56-\\frac14$?'" },
  { rule: 'answer-unreadable', file: LESSON, find: 'answer: "7/20"', by: 'answer: "hét huszad"' },
  { rule: 'expr-differs', file: QUIZ, find: "expr: '1/2+1/3'", by: "expr: '1/2+1/4'" },
  { rule: 'accepted-differs', file: LESSON, find: '"0,35"]', by: '"0,36"]' },
  { rule: 'pattern-is-answer', file: LESSON, find: 'value: "1/20"', by: 'value: "14/40"' },
  { rule: 'key-refused', file: LESSON, find: 'answer: "7/20"', by: 'lowest: true\nanswer: "14/40"', at: 'answer: "14/40"' },
  { rule: 'pattern-unreached', file: QUIZ, find: "tolerance: '1/32'", by: "tolerance: '1/2'", at: "{value: '6/8'" },
  { rule: 'pattern-duplicate', file: LESSON, find: 'value: "1/20"', by: 'value: "46/40"' },
  { rule: 'blank-differs', file: QUIZ, find: '\\frac{[c]}{12}', by: '\\frac{[d]}{12}' },
  {
    rule: 'barem',
    file: QUIZ,
    find: '    type: fillSteps\n',
    by: "    type: fillSteps\n    barem: [{blank: z, text: 'Közös nevezőre hozok.'}]\n",
    at: '{blank: z',
  },
  { rule: 'line-range', file: QUIZ, find: "answer: '9/8'", by: "answer: '17/8'" },
  { rule: 'match-duplicate', file: AI, find: '"Kiválasztom, melyik állítás fontos."', by: '"Szétszedem a választ állításokra."' },
  // tools
  { rule: 'template-name', file: TOOL, find: '{{az tema}}', by: '{{az temakor}}' },
  { rule: 'template-syntax', file: TOOL, find: '{{az tema}}', by: '{{#if tema}}' },
  { rule: 'template-tail', file: TOOL, find: ' Ha bizonytalan vagy, mondd meg.', by: '' },
  { rule: 'tool-field', file: TOOL, find: 'kind: textarea', by: 'kind: select' },
  { rule: 'prompt-personal', file: TOOL, find: 'label: Mit nem értesz?', by: "label: 'Mi a neved?'" },
  // the registry and the map itself
  {
    rule: 'registry-lesson',
    file: 'fizika/tevkepzetek.yaml',
    find: 'lesson: fizika-6-suruseg, section: hiba',
    by: 'lesson: fizika-6-suruseg, section: vege',
  },
  {
    rule: 'prerequisite-order',
    file: 'curriculum.yaml',
    find: 'prerequisites: [matek-5-tortek-osszehasonlitasa]',
    by: 'prerequisites: [matek-5-tortek-osztasa]',
    at: 'slug: matek-5-tortek-osszeadasa',
  },
];
