import { generators } from './index.ts';
import { checkGenerators } from './testing/check-generators.ts';

checkGenerators([...generators.values()].filter(g => g.lessons.some(lesson => lesson.startsWith('ai-'))));
