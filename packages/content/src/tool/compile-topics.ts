import type { Topic } from '@eszkerek/documents/tools/topic';
import { checkString } from '../language/check-string.ts';
import type { Prose } from '../language/prose.ts';
import type { Item } from '../lesson/page-context.ts';
import { renderText } from '../markdown/render-text.ts';
import type { MisconceptionUse } from '../question/question-context.ts';
import { compileQuestions } from '../quiz/compile-questions.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';

/** Renders what topics carry: mini quizzes and short texts. */
export function compileTopics(topics: Topic[] | undefined, yaml: YamlSource, prose: Prose) {
  const items: Item[] = [];
  const misconceptions: MisconceptionUse[] = [];
  const compile = (list: Topic[], path: (string | number)[]): Topic[] =>
    list.map((topic, i) => {
      const at = [...path, i];
      const own = topic.questions && compileQuestions(topic.questions, yaml, [...at, 'questions'], prose, 'try');
      if (own) {
        items.push(...own.items.map(item => ({ ...item, id: `${topic.id}-${item.id}` })));
        misconceptions.push(...own.misconceptions);
      }
      const sections = topic.sections?.map((section, s) => {
        checkString(section.content, yaml.lineOf([...at, 'sections', s, 'content']), prose);
        return { ...section, content: renderText(section.content) };
      });
      return {
        ...topic,
        ...(own ? { questions: own.questions } : {}),
        ...(sections ? { sections } : {}),
        ...(topic.subtopics ? { subtopics: compile(topic.subtopics, [...at, 'subtopics']) } : {}),
      };
    });
  return { topics: topics && compile(topics, ['topics']), items, misconceptions };
}
