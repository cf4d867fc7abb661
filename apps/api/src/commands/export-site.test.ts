import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testSettings } from '../testing/app.ts';
import { exportSite } from './export-site.ts';

test('an exported page carries the real address, and its policy allows its own scripts only', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'eszkerek-export-'));
  const built = path.join(folder, 'built');
  mkdirSync(path.join(built, 'sugo'), { recursive: true });
  writeFileSync(path.join(built, 'sugo', 'index.html'), '<link href="https://origin.invalid/sugo"><script>let a = 1</script>');
  writeFileSync(path.join(built, 'kep.png'), 'https://origin.invalid');
  exportSite(testSettings(), built, folder);
  expect(readFileSync(path.join(folder, 'site', 'sugo', 'index.html'), 'utf8')).toContain('href="http://eszkerek.test/sugo"');
  expect(readFileSync(path.join(folder, 'site', 'kep.png'), 'utf8')).toBe('https://origin.invalid');
  const policies = readFileSync(path.join(folder, 'policies.conf'), 'utf8');
  expect(policies).toMatch(/"\/sugo\/index\.html" "default-src 'none'; script-src 'self' 'sha256-[^']+'; /);
  expect(policies).not.toContain('kep.png');
});
