import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { isWidgetKind } from '../packages/widgets/src/kinds.ts';
import { moodle } from './moodle.ts';
import type { Figure } from './table.ts';

const CLIENT = path.resolve(import.meta.dirname, '../apps/web/build/client');
const gzipped = (file: string): number => gzipSync(readFileSync(path.join(CLIENT, file)), { level: 9 }).length;

/** What a first visit downloads, as the page itself names it. */
const page = (name: string, file: string): Figure[] => {
  const html = readFileSync(path.join(CLIENT, file), 'utf8');
  const total = (pattern: RegExp) => [...new Set(html.match(pattern) ?? [])].reduce((sum, asset) => sum + gzipped(asset), 0) / 1000;
  const js = total(/\/assets\/[\w.-]+\.js/g);
  const css = total(/\/assets\/[\w.-]+\.css/g);
  return [
    { bench: 'size', what: `${name}: script`, value: js, unit: 'KB gzip', goal: '<= 110 KB', met: js <= 110, moodle: moodle.script },
    { bench: 'size', what: `${name}: styles`, value: css, unit: 'KB gzip', goal: '<= 30 KB', met: css <= 30 },
  ];
};

/** Each widget kind is a chunk of its own, named after it. */
const largestWidget = (): Figure => {
  const kinds = readdirSync(path.join(CLIENT, 'assets'))
    .filter(file => isWidgetKind(file.replace(/-[\w-]{8}\.js$/, '')))
    .map(file => ({ file, size: gzipped(`assets/${file}`) / 1000 }))
    .sort((a, b) => b.size - a.size);
  const { file, size } = kinds[0] ?? { file: 'none', size: Number.POSITIVE_INFINITY };
  return {
    bench: 'size',
    what: `largest of ${kinds.length} widget kinds (${file})`,
    value: size,
    unit: 'KB gzip',
    goal: '<= 25 KB',
    met: size <= 25,
  };
};

export const sizeBench = async (): Promise<Figure[]> => {
  const largest = readdirSync(path.join(CLIENT, 'assets'))
    .filter(file => file.endsWith('.js'))
    .map(file => ({ file, size: gzipped(`assets/${file}`) / 1000 }))
    .sort((a, b) => b.size - a.size)[1];
  return [
    ...page('home', 'index.html'),
    {
      bench: 'size',
      what: `largest chunk after the vendor one (${largest?.file ?? ''})`,
      value: largest?.size ?? 0,
      unit: 'KB gzip',
      goal: '<= 60 KB',
      met: (largest?.size ?? 0) <= 60,
    },
    largestWidget(),
  ];
};
