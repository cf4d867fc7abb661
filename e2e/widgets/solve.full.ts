import { widgetKinds } from '../../packages/widgets/src/kinds.ts';
import { test } from '../harness.ts';
import { screen, solveEveryWay } from './every-way.ts';

test.describe.configure({ mode: 'parallel' });
test.use(screen);

for (const kind of widgetKinds)
  test(`${kind}: every mode is solved by mouse, by keyboard and by touch`, ({ page }) => solveEveryWay(page, kind));
