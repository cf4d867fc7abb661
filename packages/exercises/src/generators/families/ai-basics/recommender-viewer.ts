import type { Rng } from '@eszkerek/numbers/chance';
import { listing, nameSuf, textNumber } from '@eszkerek/numbers/hungarian';
import { person } from '../shared/story.ts';
import { CHANNELS, type Channel } from './recommender-bank.ts';

const t = textNumber;

export type Watched = readonly [number, number, number];

interface Viewer {
  channel: Channel;
  watched: Watched;
  /** „Réka eddig 3 kosaras, 2 zenés és 1 főzős videót nézett meg.”, and how a new video is scored. */
  story: string;
  name: string;
  nameAt: string;
}

export const SCORING = 'Egy új videó annyi pontot kap, ahány videót a néző a témáiból eddig összesen megnézett.';

export function viewerOf(rng: Rng, most: number): Viewer {
  const channel = rng.pick(CHANNELS);
  const [a = 1, b = 2, c = 3] = rng.sample(
    Array.from({ length: most }, (_, i) => i + 1),
    3,
  );
  const who = person(rng);
  const watched: Watched = [a, b, c];
  const counted = channel.kinds.map((kind, i) => `${t(watched[i] ?? 0)} ${kind}`);
  return {
    channel,
    watched,
    story: `${who.name} eddig ${listing(counted)} videót nézett meg. ${SCORING}`,
    name: who.name,
    nameAt: nameSuf(who, 'nál'),
  };
}
