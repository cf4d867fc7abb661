import { compile } from '../compile.ts';

const [contentDir = '', cacheDir = ''] = process.argv.slice(2);
const started = performance.now();
const { content, keys } = compile({ contentDir, cacheDir });
const seconds = (performance.now() - started) / 1000;
const { user, system } = process.cpuUsage();
console.log(
  `${content.documents.length} documents, ${Object.keys(keys).length} quizzes in ${seconds.toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s of processor time, start included)`,
);
