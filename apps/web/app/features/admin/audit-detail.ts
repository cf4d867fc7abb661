/** What the facts of a log row mean, and their values where a value is a code. */
const KEYS = new Map<string, { label: string; values?: Readonly<Record<string, string>> }>([
  ['audience', { label: 'Kinek', values: { everyone: 'mindenkinek', students: 'a tanulóknak', teachers: 'a tanároknak' } }],
  [
    'by',
    {
      label: 'Hogyan',
      values: {
        password: 'jelszóval',
        google: 'Google-fiókkal',
        registration: 'regisztrációkor',
        class: 'osztálykóddal',
        card: 'belépőkártyával',
        owner: 'a fiók tulajdonosa',
        system: 'a rendszer',
      },
    },
  ],
  ['cards', { label: 'Kártyák száma' }],
  ['kind', { label: 'Fajta', values: { vip: 'VIP kód', special: 'speciális hozzáférési kód' } }],
  ['minutes', { label: 'Hány percre' }],
  ['pupils', { label: 'Tanulók száma' }],
  ['quiz', { label: 'Kvíz' }],
  ['recipients', { label: 'Címzettek száma' }],
  ['role', { label: 'Szerep', values: { student: 'tanuló', teacher: 'tanár', admin: 'admin' } }],
  ['uses', { label: 'Hányszor használható' }],
]);

const factsIn = (detail: string): Record<string, unknown> | null => {
  try {
    const facts: unknown = JSON.parse(detail);
    return typeof facts === 'object' && facts !== null && !Array.isArray(facts) ? { ...facts } : null;
  } catch {
    return null;
  }
};

const pair = ([key, value]: [string, unknown]): string => {
  const known = KEYS.get(key);
  const said = typeof value === 'string' ? value : JSON.stringify(value);
  return `${known?.label ?? key}: ${known?.values?.[said] ?? said}`;
};

/** The facts of a log row in words; what is not known stands as it was written. */
export function auditDetail(detail: string): string {
  const facts = factsIn(detail);
  return facts ? Object.entries(facts).map(pair).join(', ') : detail;
}
