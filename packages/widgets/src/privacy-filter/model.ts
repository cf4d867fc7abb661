import { type ModeConfig, type Model, notYet, solved } from '../kit/model.ts';

export type HideConfig = ModeConfig<'privacy-filter', 'hide'>;
export type DecideConfig = ModeConfig<'privacy-filter', 'decide'>;

export interface Piece {
  text: string;
  /** What kind of personal data it is, if it is. */
  kind?: string;
}

/** Splits a marked message: personal data stay whole, other text goes word by word. */
export function pieces(message: string): Piece[] {
  return message.split(/(\[\[[^\]]+\]\])/).flatMap(part => {
    const marked = /^\[\[([^|]+)\|([^\]]+)\]\]$/.exec(part);
    if (marked) return [{ text: marked[1] ?? '', kind: marked[2] }];
    return part
      .split(/\s+/)
      .filter(Boolean)
      .map(text => ({ text }));
  });
}

export interface Hide {
  hidden: number[];
}

export const hide: Model<HideConfig, Hide> = {
  auto: false,
  initial: () => ({ hidden: [] }),
  evaluate: ({ state }, _, { hidden }) => {
    const all = pieces(state.message);
    const open = all.find((piece, i) => piece.kind && !hidden.includes(i));
    if (open) return notYet(`Van még személyes adat a szövegben: keress egy ilyet: ${open.kind}.`);
    const extra = all.filter((piece, i) => !piece.kind && hidden.includes(i) && /[\p{L}\d]/u.test(piece.text));
    if (extra.length > 0) return notYet(`Ezt nem kell kitakarni: „${extra[0]?.text}”. A kérdésed maradjon érthető!`);
    return solved;
  },
  describe: ({ state }, { hidden }) =>
    `Az elküldött szöveg: ${pieces(state.message)
      .map((piece, i) => (hidden.includes(i) ? '(kitakarva)' : piece.text))
      .join(' ')}`,
};

export interface Decide {
  share: Record<string, boolean>;
}

export const decide: Model<DecideConfig, Decide> = {
  auto: false,
  initial: () => ({ share: {} }),
  evaluate: ({ state }, _, { share }) => {
    const left = state.cards.filter((_card, i) => share[i] === undefined).length;
    if (left > 0) return notYet(`Még ${left} kártyáról nem döntöttél.`);
    const wrong = state.cards.find((card, i) => share[i] !== card.share);
    return wrong ? notYet(`${wrong.text}: ${wrong.why ?? (wrong.share ? 'ezt nyugodtan leírhatod.' : 'ebből rád találhatnak.')}`) : solved;
  },
  describe: ({ state }, { share }) =>
    state.cards
      .map((card, i) => `${card.text}: ${share[i] === undefined ? 'nincs döntés' : share[i] ? 'megoszthatom' : 'nem osztom meg'}`)
      .join('. '),
};
