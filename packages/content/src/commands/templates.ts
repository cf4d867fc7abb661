import type { MapLesson } from '../curriculum/curriculum.ts';

const list = (values: readonly (string | number)[]) => `[${values.join(', ')}]`;
/** A title of the map without the joiners it is shown with. */
const written = (title: string) => title.replaceAll('\u2060', '');
const quoted = (text: string) => (/[:#"'–]|^\d/.test(text) ? `"${text.replaceAll('"', '\\"')}"` : text);

const challengeTemplate = (number: number) => `:::challenge{#k${number} title="…"}
\`\`\`yaml
task: |

hints: ['', '', '']
solution: |

answer: ''
\`\`\`
:::`;

/** A new lesson with every fixed part in its place; the check says what is still to be written. */
export function lessonTemplate(lesson: MapLesson): string {
  const curricula = Object.entries(lesson.curricula)
    .filter(([, grades]) => grades.length > 0)
    .map(([region, grades]) => `${region}: ${list(grades)}`)
    .join(', ');
  return `---
slug: ${lesson.slug}
title: ${quoted(written(lesson.title))}
description: ${quoted(lesson.goal)}
subject: ${lesson.subject}
grade: ${lesson.grade}
unit: ${lesson.unit}
access: ${lesson.access}
curricula: {${curricula}}
prerequisites: ${list(lesson.prerequisites)}
keywords: []
quiz: kviz-${lesson.slug}
minutes: ${Math.min(...lesson.grades) <= 6 ? 15 : 20}
forms: {opening: , mistake: , closing: }
---

## … {#bevezeto}

## Fedezd fel! {#felfedezes}

:::widget{kind=${lesson.widgets[0] ?? ''}}
\`\`\`json
{ "mode": "", "state": {}, "goal": {}, "text": { "task": "", "solved": "" }, "alt": "" }
\`\`\`
:::

1.
2.
3.

**Mit vettél észre?**

## A szabály {#szabaly}

### …

:::rule
:::

## Miért igaz? {#miert}

:::why{title="Miért igaz?"}
:::

## Kidolgozott példa {#pelda}

:::example{title="1. példa: …"}
1.

*Ellenőrzés:*
:::

## Próbáld ki! {#probald}

:::try{#t1 type=numeric}
\`\`\`yaml
question: ""
answer: ""
check: NUM
hints: ["", "", ""]
feedback:
  patterns:
    - { value: "", explanation: "" }
solution: ""
\`\`\`
:::

## Gyakori hiba {#hiba}

:::mistake
**Így kapod el:**
:::

## Kihívás {#kihivas}

${[1, 2].map(challengeTemplate).join('\n\n')}

## Összefoglaló {#osszefoglalo}

-
-
-
`;
}

export function quizTemplate(lesson: MapLesson): string {
  const question = (number: number, difficulty: number) => `  - id: q${number}
    type: single
    difficulty: ${difficulty}
    question: ''
    options:
      - {text: '', correct: true, explanation: ''}
      - {text: '', misconception: '', explanation: ''}
      - {text: '', misconception: '', explanation: ''}
      - {text: '', misconception: '', explanation: ''}
    hints: ['', '', '']
`;
  const levels = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3];
  return `slug: kviz-${lesson.slug}
lesson: ${lesson.slug}
title: 'Kvíz: ${written(lesson.title)}'
access: ${lesson.access}
passPercent: 70
minutes: 10
questions:
${levels.map((level, i) => question(i + 1, level)).join('')}`;
}
