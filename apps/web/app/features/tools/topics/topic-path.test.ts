import type { Topic } from '@eszkerek/documents/tools/topic';
import { describe, expect, it } from 'vitest';
import { gradesOf, shownTopics, topicPath } from './topic-path.ts';

const topics: Topic[] = [
  { id: 'adat', title: 'Adat', grade: [5, 6], subtopics: [{ id: 'torzitas', title: 'Torzítás', prompt: 'x' }] },
  { id: 'ures', title: 'Üres' },
  { id: 'lecke', title: 'Lecke', grade: [7], link: 'ai-78-torzitas' },
  { id: 'minden', title: 'Minden', link: 'ai-78-torzitas' },
];

describe('topics', () => {
  it('shows what carries something and suits the grade', () => {
    expect(shownTopics(topics, null).map(topic => topic.id)).toEqual(['adat', 'lecke', 'minden']);
    expect(shownTopics(topics, 7).map(topic => topic.id)).toEqual(['lecke', 'minden']);
  });

  it('follows the address as far as it makes sense', () => {
    expect(topicPath(topics, 'adat.torzitas').map(topic => topic.id)).toEqual(['adat', 'torzitas']);
    expect(topicPath(topics, 'adat.nincs').map(topic => topic.id)).toEqual(['adat']);
    expect(topicPath(topics, 'ures')).toEqual([]);
    expect(topicPath(topics, null)).toEqual([]);
  });

  it('knows which grades there are', () => {
    expect(gradesOf(topics)).toEqual([5, 6, 7]);
  });
});
