/** Turns what is written into what is said: the browser's voice stumbles on fractions, decimals, powers and units. */
const UNITS: Record<string, string> = {
  km: 'kilométer',
  m: 'méter',
  dm: 'deciméter',
  cm: 'centiméter',
  mm: 'milliméter',
  kg: 'kilogramm',
  dkg: 'dekagramm',
  g: 'gramm',
  t: 'tonna',
  l: 'liter',
  dl: 'deciliter',
  cl: 'centiliter',
  ml: 'milliliter',
  hl: 'hektoliter',
  h: 'óra',
  min: 'perc',
  s: 'másodperc',
  'km/h': 'kilométer per óra',
  'm/s': 'méter per másodperc',
  'g/cm³': 'gramm per köbcentiméter',
  'kg/m³': 'kilogramm per köbméter',
  'cm²': 'négyzetcentiméter',
  'dm²': 'négyzetdeciméter',
  'm²': 'négyzetméter',
  'km²': 'négyzetkilométer',
  'cm³': 'köbcentiméter',
  'dm³': 'köbdeciméter',
  'm³': 'köbméter',
  N: 'newton',
  J: 'joule',
  W: 'watt',
  Pa: 'pascal',
  V: 'volt',
  A: 'amper',
  Ω: 'ohm',
  Hz: 'hertz',
  '°C': 'Celsius-fok',
  K: 'kelvin',
  Ft: 'forint',
};
const DENOMINATORS: Record<string, string> = {
  2: 'ketted',
  3: 'harmad',
  4: 'negyed',
  5: 'ötöd',
  6: 'hatod',
  7: 'heted',
  8: 'nyolcad',
  9: 'kilenced',
  10: 'tized',
  12: 'tizenketted',
  15: 'tizenötöd',
  20: 'huszad',
  100: 'század',
  1000: 'ezred',
};
const FRACTION_SIGNS: Record<string, string> = { '½': '1/2', '⅓': '1/3', '⅔': '2/3', '¼': '1/4', '¾': '3/4', '⅕': '1/5' };

const fraction = (numerator: string, denominator: string): string => {
  const name = DENOMINATORS[denominator];
  if (numerator === '1' && denominator === '2') return 'egyketted';
  return name ? `${numerator} ${name}` : `${numerator} per ${denominator}`;
};

const decimal = (whole: string, digits: string): string => {
  const place = ['tized', 'század', 'ezred', 'tízezred'][digits.length - 1];
  const spoken = digits.replace(/^0+(?=\d)/, '');
  return place ? `${whole} egész ${spoken} ${place}` : `${whole} egész ${[...digits].join(' ')}`;
};

const unitPattern = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .join('|');

/** Plain Hungarian text, ready for the voice. */
export function spellText(text: string): string {
  return text
    .replace(/[½⅓⅔¼¾⅕]/g, sign => ` ${FRACTION_SIGNS[sign] ?? sign}`)
    .replace(/(\d)[\u00a0\u202f\u2009 ](?=\d{3}(?!\d))/g, '$1')
    .replace(/[−-](?=\d)/g, match => (match === '−' ? 'mínusz ' : match))
    .replace(
      new RegExp(`(\\d)[\\u00a0\\u202f ](${unitPattern})(?![\\p{L}\\d/²³])`, 'gu'),
      (_, digit: string, unit: string) => `${digit} ${UNITS[unit] ?? unit}`,
    )
    .replace(/(\d+),(\d+)/g, (_, whole: string, digits: string) => decimal(whole, digits))
    .replace(/(?<![\d/])(\d+)\/(\d+)(?![\d/])/g, (_, numerator: string, denominator: string) => fraction(numerator, denominator))
    .replace(/(\d)\s?%/g, '$1 százalék')
    .replace(/(\d)°(?!C)/g, '$1 fok')
    .replace(/ = /g, ' egyenlő ')
    .replace(/ \+ /g, ' meg ')
    .replace(/ · /g, ' szor ')
    .replace(/\s+/g, ' ')
    .trim();
}

const POWERS: Record<string, string> = { 2: 'a négyzeten', 3: 'a köbön' };

/** A formula as it would be read out in class. */
export function spellFormula(latex: string): string {
  let text = latex
    .replace(/\^\s*\{?\s*\\circ\s*\}?/g, '°')
    .replace(/\\(?:text|mathrm|operatorname)\s*\{([^{}]*)\}/g, ' $1 ')
    .replace(/\\(?:text|mathrm)\s+(\w)/g, ' $1 ')
    .replace(/\{,\}/g, ',')
    .replace(/\\[,;:! ]|\\q?quad|\\left|\\right/g, ' ')
    .replace(/\\boxed\s*\{([^{}]*)\}/g, ' $1 ');
  const brace = /\\[dt]?frac\s*(?:\{([^{}]*)\}|(\w))\s*(?:\{([^{}]*)\}|(\w))/;
  for (let match = brace.exec(text); match; match = brace.exec(text)) {
    const over = (match[1] ?? match[2] ?? '').trim();
    const under = (match[3] ?? match[4] ?? '').trim();
    const spoken = /^\d+$/.test(over) && /^\d+$/.test(under) ? fraction(over, under) : `${over} per ${under}`;
    text = `${text.slice(0, match.index)} ${spoken} ${text.slice(match.index + match[0].length)}`;
  }
  return spellText(
    text
      .replace(
        /\\sqrt\s*(?:\{([^{}]*)\}|(\w))/g,
        (_, inside: string | undefined, single: string | undefined) => ` gyök ${inside ?? single} `,
      )
      .replace(/\^\s*(?:\{([^{}]*)\}|(\w))/g, (_, inside: string | undefined, single: string | undefined) => {
        const exponent = (inside ?? single ?? '').trim();
        return ` ${POWERS[exponent] ?? `a ${exponent}. hatványon`} `;
      })
      .replace(/_\s*(?:\{([^{}]*)\}|(\w))/g, ' $1$2 ')
      .replace(/\\cdot|\\times/g, ' szorozva ')
      .replace(/(?<=[\d)\w ]):(?=[\d(\w ])/g, ' osztva ')
      .replace(/\\leq?|≤/g, ' kisebb vagy egyenlő, mint ')
      .replace(/\\geq?|≥/g, ' nagyobb vagy egyenlő, mint ')
      .replace(/\\neq|≠/g, ' nem egyenlő ')
      .replace(/\\approx/g, ' körülbelül ')
      .replace(/\\pi/g, ' pí ')
      .replace(/\\rho/g, ' ró ')
      .replace(/\\(?:square|ldots|dots)/g, ' ')
      .replace(/\\([a-zA-Z]+)/g, ' $1 ')
      .replace(/</g, ' kisebb, mint ')
      .replace(/>/g, ' nagyobb, mint ')
      .replace(/=/g, ' egyenlő ')
      .replace(/\+/g, ' meg ')
      .replace(/(^|[=(,]|\begyenlő )\s*-\s*(?=[\d\w])/g, '$1 mínusz ')
      .replace(/-/g, ' mínusz ')
      .replace(/[{}$\\]/g, ' '),
  );
}
