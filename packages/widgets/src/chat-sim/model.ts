import { type ModeConfig, type Model, notYet, verdict } from '../kit/model.ts';

export type BranchConfig = ModeConfig<'chat-sim', 'branch'>;
export type CompareConfig = ModeConfig<'chat-sim', 'compare'>;

export interface Branch {
  /** The places of the replies chosen so far, node by node. */
  chosen: number[];
  visited: string[];
}

export interface Turn {
  id: string;
  bot: string;
  reply?: string;
  note?: string;
}

/** The conversation so far: each node with the reply that led on. */
export function turns({ state }: BranchConfig, chosen: number[]): Turn[] {
  const list: Turn[] = [];
  let id = state.start;
  for (const pick of [...chosen, -1]) {
    const node = state.nodes[id];
    if (!node) break;
    const reply = node.replies[pick];
    list.push({ id, bot: node.bot, reply: reply?.text, note: reply?.note });
    if (!reply) break;
    id = reply.to;
  }
  return list;
}

export const branch: Model<BranchConfig, Branch> = {
  initial: ({ state }) => ({ chosen: [], visited: [state.start] }),
  evaluate: (config, goal, { chosen, visited }) => {
    const last = turns(config, chosen).findLast(turn => turn.note);
    return verdict(
      goal.reach.every(id => visited.includes(id)),
      last?.note ?? 'Nem jutottál el oda. Próbálj ki más választ is!',
    );
  },
  describe: (config, { chosen }) => `A csevegő ezt írja: ${turns(config, chosen).at(-1)?.bot ?? ''}`,
};

export interface Compare {
  better: 'a' | 'b' | null;
  reasons: number[];
}

export const compare: Model<CompareConfig, Compare> = {
  auto: false,
  initial: () => ({ better: null, reasons: [] }),
  evaluate: ({ state }, goal, { better, reasons }) => {
    if (better === null) return notYet('Válassz a két beszélgetés közül!');
    if (better !== goal.better) return notYet('Olvasd el újra mindkét választ! Melyiket tudnád azonnal használni?');
    const wrong = state.why?.find((reason, i) => reason.good !== reasons.includes(i));
    return verdict(!wrong, `Nézd meg újra ezt az indokot: „${wrong?.text}”.`);
  },
  describe: (_, { better }) =>
    better === null ? 'Még nem választottál.' : `A választásod: ${better === 'a' ? 'az A' : 'a B'} beszélgetés.`,
};
