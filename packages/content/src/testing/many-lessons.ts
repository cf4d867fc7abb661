import { stringify } from 'yaml';
import { LESSON, QUIZ, sampleContent } from './sample-content.ts';

/** Numbers differ from copy to copy, so no formula is drawn twice for free. */
const vary = (text: string, n: number): string =>
  text.replace(/\$[^$]+\$/g, formula => formula.replace(/(?<![\d\\a-z])\d(?!\d)/g, digit => `{${digit}${(n * 7 + Number(digit)) % 97}}`));

/** A content folder of `count` lessons with their quizzes, all different. */
export function manyLessons(count: number): Map<string, string> {
  const files = sampleContent();
  const lesson = files.get(LESSON) ?? '';
  const quiz = files.get(QUIZ) ?? '';
  const made = new Map([...files].filter(([file]) => file.endsWith('tevkepzetek.yaml') || file === 'szavak.txt'));
  const slugs = Array.from({ length: count }, (_, n) => `matek-5-lecke-${n + 1}`);
  for (const [n, slug] of slugs.entries()) {
    const rename = (text: string) =>
      text.replaceAll('matek-5-tortek-osszeadasa', slug).replace(/prerequisites: \[.*\]/, 'prerequisites: []');
    made.set(`matematika/5/sok/${slug}.md`, vary(rename(lesson), n).replace('unit: muveletek-tortekkel', 'unit: sok'));
    made.set(`matematika/5/sok/kviz-${slug}.yaml`, vary(rename(quiz), n));
  }
  const lessons = slugs.map((slug, n) => ({
    slug,
    title: 'Törtek összeadása és kivonása',
    access: n % 3 === 0 ? 'premium' : 'free',
    curricula: { ro: [5], hu: [5, 6] },
    prerequisites: [],
    generator: 'gen-fraction-add-sub',
    widgets: ['fraction-bar'],
    goal: 'Törteket adok össze.',
  }));
  const map = [
    { subject: 'matematika', grade: '5', grades: [5], units: [{ unit: 'sok', title: 'Sok lecke', test: 'teszt-matek-5-sok', lessons }] },
  ];
  return made.set('curriculum.yaml', stringify(map));
}
