import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type PostConfig = ModeConfig<'fake-spotter', 'post'>;

export interface Post {
  marked: number[];
}

export const toggled = (now: Post, part: number): Post => ({
  marked: now.marked.includes(part) ? now.marked.filter(i => i !== part) : [...now.marked, part].sort((a, b) => a - b),
});

export const post: Model<PostConfig, Post> = {
  auto: false,
  initial: () => ({ marked: [] }),
  evaluate: ({ state }, goal, { marked }) => {
    if (marked.length === 0) return notYet('Koppints arra, ami gyanús!');
    const found = marked.filter(i => state.parts[i]?.sign).length;
    const extra = marked.find(i => state.parts[i] && !state.parts[i].sign);
    if (extra !== undefined && marked.length - found > (goal.extra ?? 0))
      return notYet(`Ez magában nem gyanújel: „${state.parts[extra]?.text}”. ${state.parts[extra]?.why}`);
    return found >= goal.found ? solved : notYet(`${found} gyanújelet találtál, van még. Nézd meg: ki írja, mit kér, és mivel bizonyítja?`);
  },
  describe: ({ state }, { marked }) =>
    `Bejegyzés, feladója: ${state.sender}. Megjelölted: ${marked.map(i => `„${state.parts[i]?.text}”`).join(', ') || 'semmit'}.`,
};
