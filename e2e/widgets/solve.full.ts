import { test } from '../harness.ts';
import { kinds, screen, solveEveryWay } from './every-way.ts';

test.describe.configure({ mode: 'parallel' });
test.use(screen);

for (const kind of kinds) test(`${kind}: every mode is solved by mouse, by keyboard and by touch`, ({ page }) => solveEveryWay(page, kind));
