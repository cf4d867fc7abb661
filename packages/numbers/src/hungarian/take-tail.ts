/** A suffix and the marks that close a clause: „π-vel,” „= 36.” */
const TAIL = /^(?:-\p{L}+)?[.,;:?!…%°)\]"'’”»]*/u;

/** What follows a formula without a space must not fall alone onto the next line. */
export function takeTail(text: string): { tail: string; rest: string } {
  const [tail = ''] = TAIL.exec(text) ?? [];
  return { tail, rest: text.slice(tail.length) };
}
