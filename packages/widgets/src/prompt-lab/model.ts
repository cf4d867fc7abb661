import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type BuildConfig = ModeConfig<'prompt-lab', 'build'>;
export type ImproveConfig = ModeConfig<'prompt-lab', 'improve'>;

export interface Build {
  chosen: Record<string, number>;
}

/** The prompt made of the chosen pieces, in the order of the slots. */
export const promptOf = ({ state }: BuildConfig, chosen: Record<string, number>) =>
  state.slots.flatMap(slot => slot.options[chosen[slot.id] ?? -1]?.text ?? []).join(' ');

export const build: Model<BuildConfig, Build> = {
  auto: false,
  initial: () => ({ chosen: {} }),
  evaluate: ({ state }, _, { chosen }) => {
    for (const slot of state.slots) {
      const option = slot.options[chosen[slot.id] ?? -1];
      if (!option) return notYet(`Hiányzik még egy kocka: ${slot.label}.`);
      if (!option.good) return notYet(`${slot.label}: ${option.why ?? 'van ennél pontosabb kocka.'}`);
    }
    return solved;
  },
  describe: (config, { chosen }) => `A prompt most: ${promptOf(config, chosen) || 'üres'}`,
};

export interface Improve {
  on: number[];
}

export const improve: Model<ImproveConfig, Improve> = {
  auto: false,
  initial: () => ({ on: [] }),
  evaluate: ({ state }, _, { on }) => {
    if (on.length === 0) return notYet('Jelöld be, melyik változtatás segít!');
    const wrong = state.changes.find((change, i) => on.includes(i) && !change.good);
    if (wrong) return notYet(wrong.why ?? `Ez nem segít: ${wrong.text}`);
    const missing = state.changes.filter((change, i) => change.good && !on.includes(i)).length;
    return missing === 0 ? solved : notYet(`Jó irány! Még ${missing} hasznos változtatás van.`);
  },
  describe: ({ state }, { on }) => `Bejelölve: ${on.map(i => state.changes[i]?.text).join('; ') || 'semmi'}.`,
};
