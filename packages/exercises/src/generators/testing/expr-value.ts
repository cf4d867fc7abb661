/** Value of `+ - * / ^ ( )` with decimals: the second opinion on the `expr` of a numeric key. */
export function exprValue(expr: string): number {
  const tokens = expr.match(/\d+(?:\.\d+)?|[-+*/^()]/g) ?? [];
  let at = 0;
  const take = (): string => tokens[at++] ?? '';

  function atom(): number {
    const token = take();
    if (token === '(') {
      const value = additive();
      if (take() !== ')') throw new SyntaxError(`missing ) in ${expr}`);
      return value;
    }
    if (token === '-') return -power();
    if (!/^\d/.test(token)) throw new SyntaxError(`cannot read ${expr}`);
    return Number(token);
  }
  function power(): number {
    const base = atom();
    if (tokens[at] !== '^') return base;
    at++;
    return base ** power();
  }
  function term(): number {
    let value = power();
    while (tokens[at] === '*' || tokens[at] === '/') value = take() === '*' ? value * power() : value / power();
    return value;
  }
  function additive(): number {
    let value = term();
    while (tokens[at] === '+' || tokens[at] === '-') value = take() === '+' ? value + term() : value - term();
    return value;
  }

  const value = additive();
  if (at !== tokens.length || tokens.join('') !== expr.replace(/\s/g, '')) throw new SyntaxError(`cannot read ${expr}`);
  return value;
}
