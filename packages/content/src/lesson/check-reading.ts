import type { Report } from '../fault.ts';
import { sentencesOf, wordsOf } from '../language/sentences.ts';
import { runningText } from './running-text.ts';
import type { SourceSection } from './split-sections.ts';

interface Limits {
  longest: number;
  average: number;
  paragraph: number;
  words: [number, number];
}
/** Section 3 of the guide: what an 11- or a 13-year-old reads without stumbling. The totals (350–600, 450–800) are targets with room around. */
const LIMITS: Record<'lower' | 'upper', Limits> = {
  lower: { longest: 16, average: 10, paragraph: 3, words: [280, 660] },
  upper: { longest: 20, average: 12, paragraph: 4, words: [360, 880] },
};
/** The targets of section 2 (40–80, 60–120 with the widget, ≤ 60 in the box, 50–90) with room around: the gold-standard lessons fit. */
const SECTION_WORDS: Record<string, [number, number]> = {
  bevezeto: [30, 100],
  felfedezes: [35, 150],
  szabaly: [0, 100],
  hiba: [40, 120],
  miert: [25, 260],
};
/** Folded away until asked for: no part of what the whole lesson takes to read. */
const FOLDED = 'miert';

export const limitsOf = (grades: readonly number[]): Limits => LIMITS[Math.min(...grades) <= 6 ? 'lower' : 'upper'];

export function measure(sections: SourceSection[]) {
  return sections.map(section => {
    const paragraphs = runningText(section.children);
    const sentences = paragraphs.flatMap(paragraph =>
      sentencesOf(paragraph.text).map(text => ({ text, line: paragraph.line, words: wordsOf(text).length })),
    );
    return {
      id: section.id,
      line: section.line,
      paragraphs,
      sentences,
      words: sentences.reduce((sum, sentence) => sum + sentence.words, 0),
    };
  });
}

export function checkReading(sections: SourceSection[], grades: readonly number[], report: Report): void {
  const limits = limitsOf(grades);
  const measured = measure(sections);
  for (const section of measured) {
    for (const sentence of section.sentences)
      if (sentence.words > limits.longest)
        report(
          'sentence-length',
          sentence.line,
          `a sentence of ${sentence.words} words (limit ${limits.longest}): „${sentence.text.slice(0, 60)}…”`,
        );
    for (const paragraph of section.paragraphs) {
      const count = sentencesOf(paragraph.text).length;
      if (!paragraph.inList && count > limits.paragraph)
        report('paragraph-length', paragraph.line, `a paragraph of ${count} sentences (limit ${limits.paragraph})`);
    }
    const [least, most] = SECTION_WORDS[section.id] ?? [0, Number.POSITIVE_INFINITY];
    if (section.words < least || section.words > most)
      report('section-length', section.line, `the section ${section.id} has ${section.words} words (limits ${least}–${most})`);
  }
  const sentences = measured.flatMap(section => section.sentences);
  const all = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const average = all / Math.max(1, sentences.length);
  const words = measured.reduce((sum, section) => sum + (section.id === FOLDED ? 0 : section.words), 0);
  const first = sections[0]?.line ?? 1;
  if (average > limits.average)
    report('sentence-average', first, `the average sentence has ${average.toFixed(1)} words (limit ${limits.average})`);
  if (words < limits.words[0] || words > limits.words[1])
    report('word-count', first, `the lesson has ${words} words of running text (limits ${limits.words[0]}–${limits.words[1]})`);
}
