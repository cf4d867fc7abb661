// node tools/advisories.mjs <folder> [lockfile]: compares every locked version with an advisory database in GitLab's format
// (github.com/Tabll/gemnasium-db mirrors it; <folder> holds npm/<package>/*.yml). Needs no network; `npm audit` asks a service.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import semver from 'semver';
import { parse } from 'yaml';

const [folder, lockfile = 'package-lock.json'] = process.argv.slice(2);
if (!folder || !existsSync(path.join(folder, 'npm'))) {
  process.stderr.write('Usage: node tools/advisories.mjs <folder with npm/> [package-lock.json]\n');
  process.exit(2);
}

const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
const locked = Object.entries(packages)
  .filter(([place, entry]) => place.includes('node_modules/') && !entry.link)
  .map(([place, { version, dev, devOptional }]) => ({
    name: place.split('node_modules/').at(-1),
    version,
    dev: Boolean(dev || devOptional),
  }));

const advisoriesOf = name => {
  const directory = path.join(folder, 'npm', name);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter(file => file.endsWith('.yml'))
    .map(file => parse(readFileSync(path.join(directory, file), 'utf8')));
};

let compared = 0;
const found = new Set();
for (const { name, version, dev } of locked)
  for (const { identifier, title, affected_range } of advisoriesOf(name)) {
    compared += 1;
    if (semver.satisfies(version, affected_range, { includePrerelease: true }))
      found.add(`${name}@${version}${dev ? ' (development only)' : ''}: ${identifier} ${title}, affected: ${affected_range}`);
  }
for (const line of found) process.stdout.write(`${line}\n`);
process.stdout.write(`${locked.length} locked packages, ${compared} advisories compared, ${found.size} affected\n`);
process.exit(found.size ? 1 : 0);
