import type { Topic } from '@eszkerek/documents/tools/topic';
import type { LinkUse } from '../lesson/check-links.ts';
import type { ToolFile } from './tool-file.ts';

/** Pages a tool leads to. */
export function toolLinks(tool: ToolFile, lineOf: (path: (string | number)[]) => number): LinkUse[] {
  const links: LinkUse[] = [];
  const add = (slug: string | undefined, path: (string | number)[]) => {
    if (slug) links.push({ slug, line: lineOf(path) });
  };
  const data = tool.toolData;
  if (data?.type === 'hub-page')
    data.groups.forEach((group, g) => {
      group.cards.forEach((card, c) => {
        add(card.link, ['toolData', 'groups', g, 'cards', c]);
      });
    });
  if (data?.type === 'goal-planner')
    data.plan.local?.topics.forEach((entry, i) => {
      add(entry.slug, ['toolData', 'plan', 'local', 'topics', i]);
    });
  if (data?.type === 'exam-simulator')
    data.bank?.quizSlugs?.forEach((slug, i) => {
      add(slug, ['toolData', 'bank', 'quizSlugs', i]);
    });
  const walk = (topics: Topic[], path: (string | number)[]) => {
    topics.forEach((topic, i) => {
      add(topic.link, [...path, i, 'link']);
      walk(topic.subtopics ?? [], [...path, i, 'subtopics']);
    });
  };
  walk(tool.topics ?? [], ['topics']);
  return links;
}
