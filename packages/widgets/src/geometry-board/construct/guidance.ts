import type { Board } from './board.ts';
import { markMissing, onlyByEye, sidesMissing, solutionIn } from './check.ts';
import { type Given, givenOf } from './given.ts';
import { openingName } from './names.ts';
import { remarkOn } from './remarks.ts';
import type { Construction } from './schema.ts';

/** What the chosen tool waits for. */
export function instruction({ tool, source, width, kept, picks, angle }: Board, given: Given): string {
  const first = picks.length === 0;
  if (tool === 'point') return 'Pont: válassz egy metszéspontot, vagy egy helyet valamelyik vonalon!';
  if (tool === 'erase') return 'Törlés: válaszd ki, mit töröljünk le!';
  if (tool === 'ruler') return first ? 'Vonalzó: válaszd ki az egyik pontot!' : 'Vonalzó: most válaszd ki a másik pontot!';
  if (tool === 'set-square')
    return first
      ? 'Derékszögű vonalzó: melyik vonalhoz illeszted?'
      : `Derékszögű vonalzó: melyik ponton menjen át a ${angle === 'parallel' ? 'párhuzamos' : 'merőleges'}?`;
  if (source === 'through')
    return first ? 'Körző: hova szúrod a hegyét? Válaszd ki a középpontot!' : 'Körző: melyik ponton menjen át a kör?';
  if (source === 'pair' && picks.length < 2)
    return first ? 'Körző: melyik két pont közé nyitod? Válaszd ki az egyiket!' : 'Körző: most válaszd ki a másik pontot!';
  if (source === 'pair') return 'Körző: ezzel a nyílással hova szúrod a hegyét?';
  const opening = source === 'set' ? width : source === 'same' ? kept : source.slice('length '.length);
  if (opening === null) return 'Körző: még nincs előző nyílás. Rajzolj előbb egy kört!';
  return `Körző, nyílása ${openingName(opening, given)}: hova szúrod a hegyét?`;
}

/** Where to begin, for a pupil who does not know. */
const hints: Record<Construction['what'], string> = {
  'perpendicular-bisector': 'Keress két pontot, amely A-tól és B-től egyforma messze van! Egyforma nyílással rajzolj kört A és B köré is.',
  'angle-bisector': 'Rajzolj kört a csúcs köré: mindkét száron kijelöl egy pontot. E két ponttól egyforma messze lévő pontot keress!',
  perpendicular:
    'Keress e-n két pontot, amely egyforma messze van P-től: rajzolj P köré kört! Utána e két ponttól egyforma messze lévő pontot keress.',
  parallel: 'Két egyenes párhuzamos, ha ugyanarra az egyenesre merőleges, vagy ha egy rombusz két szemközti oldalán fekszik.',
  'mirror-point':
    'A tengely minden pontja egyforma messze van P-től és a tükörképétől. Rajzolj két kört P-n át, a középpontjuk legyen a tengelyen!',
  circumcentre: 'Olyan pont kell, amely A-tól, B-től és C-től egyforma messze van. Két oldal felezőmerőlegese kijelöli.',
  circumcircle: 'Előbb a középpont kell: két oldal felezőmerőlegese ott metszi egymást.',
  incentre: 'Olyan pont kell, amely mindhárom oldaltól egyforma messze van. Két szögfelező kijelöli.',
  centroid: 'A súlypont két súlyvonal metszéspontja. A súlyvonal csúcsból a szemközti oldal felezőpontjába megy.',
  orthocentre: 'A magasságpont két magasságvonal metszéspontja. A magasságvonal csúcson megy át, és merőleges a szemközti oldalra.',
  'triangle-sss': 'Mérd föl az egyik oldalt A-ból a félegyenesre! A másik két oldal végpontját két kör metszéspontja adja.',
  'triangle-sas': 'Mérd föl c-t A-ból a félegyenesre, szerkeszd meg A-nál az α szöget, és a másik szárára mérd föl b-t!',
  'triangle-asa': 'Mérd föl c-t A-ból a félegyenesre, és a két végpontjánál szerkeszd meg a két szöget!',
};

const BY_EYE =
  'Szemre jó, de nincs megszerkesztve: ha a kiinduló pontok egy kicsit elmozdulnának, már nem lenne pontos. Olyan pontokat használj, amelyeket körző vagy vonalzó jelöl ki!';

/** What is missing from the sheet. */
export function missing(state: Construction, board: Board): string {
  const { things } = board;
  if (things.length === 0) return hints[state.what];
  if (sidesMissing(state, things)) return 'Megvan a háromszög három csúcsa. Kösd össze őket a vonalzóval!';
  if (markMissing(state, things)) return 'Jó helyen metszik egymást a vonalak. Jelöld meg a metszéspontot a Pont eszközzel!';
  if (onlyByEye(state, things)) return BY_EYE;
  return `${remarkOn(state, board)} ${hints[state.what]}`;
}

/** What the sheet says between two picks: about a slip, or about the newest thing. */
export function comment(state: Construction, board: Board): string {
  if (board.fault) return board.fault;
  if (board.picks.length > 0 || board.things.length === 0) return '';
  if (solutionIn(state, board.things)) return '';
  return onlyByEye(state, board.things) && !markMissing(state, board.things) ? BY_EYE : remarkOn(state, board);
}

/** What the board says to screen readers: first what is new. */
export function spoken(state: Construction, board: Board): string {
  const given = givenOf(state);
  return [comment(state, board), instruction(board, given)].filter(Boolean).join(' ');
}
