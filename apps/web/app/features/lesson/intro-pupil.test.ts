import { expect, test } from 'vitest';
import { introPupil } from './intro-pupil.ts';

const pupilOf = (html: string) => introPupil({ id: 'bevezeto', title: 'Bevezető', type: 'section', blocks: [{ type: 'html', html }] });

test.each([
  ['<p>Réka és Bence pizzát oszt.</p>', 'reka'],
  ['<p>Bencével sétálunk, Réka is jön.</p>', 'bence'],
  ['<p>Lucának három almája van.</p>', 'luca'],
  ['<p>Danival mérünk.</p>', 'dani'],
  ['<p>Zsófiéknál esik.</p>', 'zsofi'],
  ['<p>Péter lucaszéket farag.</p>', undefined],
])('%s', (html, pupil) => {
  expect(pupilOf(html)).toBe(pupil);
});
