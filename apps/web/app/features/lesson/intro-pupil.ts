import type { Section } from '@eszkerek/documents/block';
import { PUPILS, type PupilName } from '@eszkerek/ui/cast.tsx';

const isPupil = (name: string): name is PupilName => name in PUPILS;

/** The first pupil of the cast that the story of a lesson names: `Zsófival` is Zsófi too. */
export function introPupil({ blocks }: Section): PupilName | undefined {
  const story = blocks.map(block => (block.type === 'html' ? block.html : '')).join(' ');
  const found = Object.keys(PUPILS)
    .filter(isPupil)
    .map(name => ({ name, at: story.search(new RegExp(`(?<!\\p{L})${PUPILS[name].slice(0, -1)}[${PUPILS[name].slice(-1)}áóé]`, 'u')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found[0]?.name;
}
