/** How a worksheet is printed; kept in its address beside the code. */
export interface SheetOptions {
  title: string;
  groups: 1 | 2 | 3 | 4;
  space: 'small' | 'medium' | 'large';
  print: 'normal' | 'large' | 'dyslexia';
  qr: boolean;
  /** The teacher's copy: worked steps, the table of results alone, or nothing. */
  key: 'steps' | 'table' | 'none';
  points: boolean;
}

const SPACES = ['small', 'medium', 'large'] as const;
const PRINTS = ['normal', 'large', 'dyslexia'] as const;
const GROUPS = [1, 2, 3, 4] as const;
/** As the address has them. */
const KEYS: Readonly<Record<string, SheetOptions['key']>> = { 0: 'none', tabla: 'table' };

export const readOptions = (address: URLSearchParams): SheetOptions => ({
  title: address.get('cim') ?? '',
  groups: GROUPS.find(count => String(count) === address.get('csoport')) ?? 2,
  space: SPACES.find(space => space === address.get('hely')) ?? 'small',
  print: PRINTS.find(print => print === address.get('betu')) ?? 'normal',
  qr: address.get('qr') !== '0',
  key: KEYS[address.get('kulcs') ?? ''] ?? 'steps',
  points: address.get('pont') !== '0',
});

/** Only what differs from the usual is written. */
export const writeOptions = (code: string | null, { title, groups, space, print, qr, key, points }: SheetOptions): URLSearchParams => {
  const entries: [string, string, boolean][] = [
    ['lap', code ?? '', code !== null],
    ['cim', title, title !== ''],
    ['csoport', String(groups), groups !== 2],
    ['hely', space, space !== 'small'],
    ['betu', print, print !== 'normal'],
    ['qr', '0', !qr],
    ['kulcs', key === 'none' ? '0' : 'tabla', key !== 'steps'],
    ['pont', '0', !points],
  ];
  return new URLSearchParams(entries.filter(([, , written]) => written).map(([name, value]) => [name, value]));
};
