import { test } from '../harness.ts';
import { kinds, sample, screen, solveEveryWay } from './every-way.ts';

test.describe.configure({ mode: 'parallel' });
test.use(screen);

for (const kind of kinds.filter(name => !sample.includes(name)))
  test(`${kind}: every mode is solved by mouse, by keyboard and by touch`, ({ page }) => solveEveryWay(page, kind));
