const ones = ['', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc'];
const tens = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven'];
const tensJoined = ['', 'tizen', 'huszon', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven'];
const scales = ['', 'ezer', 'millió', 'milliárd'];
const places = ['', 'tized', 'század', 'ezred', 'tízezred'];

/** As a prefix 2 is „két”: kétszáz, kétezer. */
function below1000(n: number, prefix: boolean): string {
  const [h, t, o] = [Math.floor(n / 100), Math.floor(n / 10) % 10, n % 10];
  const hundred = h === 0 ? '' : `${h === 1 ? '' : h === 2 ? 'két' : ones[h]}száz`;
  const last = o === 2 && prefix ? 'két' : (ones[o] ?? '');
  return hundred + (o === 0 ? (tens[t] ?? '') : (tensJoined[t] ?? '') + last);
}

/** A natural number in words; hyphens above 2000 between groups, as the spelling rule asks. */
export function inWords(n: number): string {
  if (n === 0) return 'nulla';
  const groups: string[] = [];
  for (let rest = n, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    const group = rest % 1000;
    if (group === 0) continue;
    const plain = scale === 1 && group === 1 && n < 2000 ? '' : below1000(group, scale > 0);
    groups.unshift(plain + (scales[scale] ?? ''));
  }
  return groups.join(n > 2000 ? '-' : '');
}

/** 3,05 is „három egész öt század”. */
export function decimalInWords(value: number, digits: number): string {
  const scaled = Math.round(Math.abs(value) * 10 ** digits);
  let [rest, places10] = [scaled % 10 ** digits, digits];
  while (places10 > 0 && rest % 10 === 0) [rest, places10] = [rest / 10, places10 - 1];
  const whole = inWords(Math.floor(scaled / 10 ** digits));
  return places10 === 0 ? whole : `${whole} egész ${inWords(rest)} ${places[places10]}`;
}
