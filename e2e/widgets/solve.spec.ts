import { test } from '../harness.ts';
import { sample, screen, solveEveryWay } from './every-way.ts';

test.use(screen);

for (const kind of sample)
  test(`${kind}: every mode is solved by mouse, by keyboard and by touch`, ({ page }) => solveEveryWay(page, kind));
