import { compile } from '../compile.ts';

const [contentDir = '', cacheDir = ''] = process.argv.slice(2);
const started = performance.now();
const { content, keys } = compile({ contentDir, cacheDir });
const seconds = (performance.now() - started) / 1000;
console.log(
  `${content.documents.length} documents, ${Object.keys(keys).length} quizzes in ${seconds.toFixed(2)} s (process ${(performance.now() / 1000).toFixed(2)} s)`,
);
