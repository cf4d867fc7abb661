import type { Topic } from '@eszkerek/documents/tools/topic';
import { hasContent } from '../choose-screen.ts';

/** Topics for this grade that carry something. */
export const shownTopics = (topics: readonly Topic[], grade: number | null): Topic[] =>
  topics.filter(topic => hasContent(topic) && (grade === null || !topic.grade || topic.grade.includes(grade)));

/** `?tema=adat` or `?tema=adat.torzitas`: the topics on the way, as far as they exist. */
export function topicPath(topics: readonly Topic[], address: string | null): Topic[] {
  const path: Topic[] = [];
  let list: readonly Topic[] = topics;
  for (const id of (address ?? '').split('.')) {
    const topic = list.find(other => other.id === id && hasContent(other));
    if (!topic) break;
    path.push(topic);
    list = topic.subtopics ?? [];
  }
  return path;
}

export const gradesOf = (topics: readonly Topic[]): number[] =>
  [...new Set(topics.flatMap(topic => topic.grade ?? []))].sort((a, b) => a - b);
