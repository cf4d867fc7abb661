import { rmSync } from 'node:fs';
import { document } from '@eszkerek/documents/document';
import { afterAll, describe, expect, it } from 'vitest';
import { check } from './check.ts';
import { compile } from './compile.ts';
import { sampleContent, writeContent } from './testing/sample-content.ts';

const TAIL =
  'Magyarul válaszolj, {{evfolyam}}. osztályos szinten. Ne add meg a végeredményt, amíg nem kérem; egyszerre egy lépésben segíts. Ha bizonytalan vagy, mondd meg.';

const PAGES: Record<string, string> = {
  'muhelyek/muhely-pizzeria-tortek.md': `---
slug: muhely-pizzeria-tortek
title: Pizzéria-tervező
description: Rendeléseket adsz össze törtekkel, és kiszámolod a számlát.
subject: matematika
grade: 5
before: [matek-5-tortek-osszeadasa, matek-5-tortek-osztasa]
keywords: [tört, pizza]
minutes: 45
---

## Cél {#cel}

Törteket adsz össze egy rendelésben.

## Eszközök {#eszkozok}

Papír, ceruza.

## Feladatok {#feladatok}

:::tasks
1. Rakd ki a rendelést a törtsávon!
2. Mennyi ez összesen?
:::

## Másolható kérés {#prompt}

:::prompt{label="Ellenőrző prompt"}
Ezt a feladatot írtam: [feladat]. Ne oldd meg!
:::

## Mit adj be? {#beadando}

A rendelési lapot.

## Önértékelés {#onertekeles}

Nulla, egy vagy két pont mindegyik.
`,
  'vizsgak/vizsga-8-kepesseg-mini.yaml': `slug: vizsga-8-kepesseg-mini
title: Mini képességvizsga
description: Rövid próbavizsga a képességvizsga feladataival.
subject: matematika
grade: 8
grades: [8]
access: premium
minutes: 40
curricula: {ro: [8]}
grading: ro-1-10
bonusPoints: 10
parts:
  - id: i
    title: Első rész
    intro: 'Karikázd be a jó választ!'
    points: 5
    questions:
      - id: i1
        type: numeric
        difficulty: 1
        question: 'Mennyi $2+3\\cdot4$?'
        answer: 14
        check: INT
        expr: '2+3*4'
        solution: '$3\\cdot4=12$, $2+12=14$.'
    draw: [{generator: gen-order-ops, level: 2, count: 2}]
    fromTests: {slugs: [teszt-matek-5-muveletek-tortekkel], count: 1}
`,
  'sugo/fiok.yaml': `category: fiók_és_belépés
order: 1
articles:
  - question: Elfelejtettem a jelszavamat. Mit tegyek?
    answer: |
      Kattints az **elfelejtett jelszó** linkre!

      1. Írd be az e-mail-címedet!
      2. Nyisd meg a levelet, vagy nézd meg a [leckét](matek-5-tortek-osztasa)!
`,
  'jogi/aszf.md': `---
slug: aszf
title: Felhasználási feltételek
description: A szolgáltatás használatának feltételei közérthetően.
version: 1
effective: 2026. november 15.
---

## Kik vagyunk? {#kik-vagyunk}

Egy tanulóoldal.

### Elérhetőség

Írj nekünk!
`,
  'szojegyzek.yaml':
    '- {hu: tört, ro: fracție, en: fraction, subject: matematika, lesson: matek-5-tortek-osszeadasa}\n- {hu: arány, ro: raport, en: ratio, lesson: matek-5-tortek-osztasa}\n',
  'eszkozok/mi-kisokos.yaml': `slug: mi-kisokos
title: MI-kisokos
description: Kétperces olvasnivalók a mesterséges intelligenciáról.
category: free_tool
topics:
  - id: hallucinacio
    title: Hallucináció
    sections: [{id: s1, title: Mi ez?, content: 'A modell **kitalált** dolgot ír.'}]
    questions:
      - id: q1
        type: single
        question: Mit ír a modell?
        options:
          - {text: valószínű folytatást, correct: true, explanation: Így van.}
          - {text: bizonyított tényt, explanation: A szöveg lehet hamis is.}
        hints: [Gondolkodj!, Nézd meg a szöveget!, Mit jelent a kitalált?]
  - {id: masik, title: Másik, link: matek-5-tortek-osztasa}
`,
  'eszkozok/hol-a-hiba.yaml': `slug: hol-a-hiba
title: Hol a hiba?
description: Egy kérés, amely az első hibás sorra mutat rá.
category: premium_tool
toolData:
  type: multi-choice-prompt-generator
  steps:
    - id: targy
      question: Melyik tárgy?
      options: [{value: m, label: Matek, promptText: matematika}, {value: f, label: Fizika, promptText: fizika}]
  template:
    role: Türelmes tanár vagy.
    task: 'Segíts {{az targy}} tárgyban!'
    format: '${TAIL}'
`,
};

const files = new Map([...sampleContent(), ...Object.entries(PAGES)]);
const contentDir = writeContent(files);
afterAll(() => rmSync(contentDir, { recursive: true, force: true }));

describe('workshops, exams, help, legal pages, glossary and tools', () => {
  const { documents, curriculums } = compile({ contentDir }).content;
  const page = (slug: string) => documents.find(other => other.slug === slug);

  it('pass the check', () => {
    const found = check({ contentDir, requireChecked: false, spelling: false }).faults.filter(fault => fault.file in PAGES);
    expect(found).toEqual([]);
  });

  it('fit the contract', () => {
    for (const other of documents) expect(document.safeParse(other).error?.issues ?? [], other.slug).toEqual([]);
  });

  it('become pages of their kind, with links only to what exists', () => {
    expect(page('muhely-pizzeria-tortek')).toMatchObject({
      kind: 'workshop',
      category: 'workshop',
      grades: [5],
      before: [{ slug: 'matek-5-tortek-osszeadasa' }],
    });
    expect(page('vizsga-8-kepesseg-mini')).toMatchObject({
      kind: 'exam',
      category: 'premium_exam',
      questionCount: 4,
      parts: [{ questionIds: ['i1'], fixed: 1 }],
    });
    expect(page('sugo-fiok')).toMatchObject({ kind: 'help', title: 'Fiók és belépés', key: 'fiók_és_belépés' });
    expect(JSON.stringify(page('sugo-fiok'))).not.toContain('matek-5-tortek-osztasa');
    expect(page('aszf')).toMatchObject({
      kind: 'legal',
      version: '1',
      toc: [{ id: 'kik-vagyunk', subheadings: [{ id: 'elerhetoseg', title: 'Elérhetőség' }] }],
    });
    expect(page('szojegyzek')).toMatchObject({ terms: [{ hu: 'arány' }, { hu: 'tört', lesson: { slug: 'matek-5-tortek-osszeadasa' } }] });
    expect(page('mi-kisokos')).toMatchObject({
      kind: 'tool',
      topics: [{ id: 'hallucinacio', sections: [{ content: 'A modell <strong>kitalált</strong> dolgot ír.' }] }],
    });
    expect(curriculums.premiumCourses.map(item => item.slug)).toEqual(['muhely-pizzeria-tortek']);
    expect(curriculums.premiumTools.map(item => item.slug)).toEqual(['hol-a-hiba']);
  });
});
