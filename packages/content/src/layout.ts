/** Where each file of content/ belongs, and what it is. The stem of a page's file is its full slug. */
export type FileKind =
  | 'lesson'
  | 'quiz'
  | 'test'
  | 'registry'
  | 'workshop'
  | 'tool'
  | 'exam'
  | 'help'
  | 'legal'
  | 'glossary'
  | 'search-words'
  | 'prerequisites'
  | 'curriculum'
  | 'words'
  | 'record';

export interface Placed {
  kind: FileKind;
  /** The stem: the slug of a page, the slug a record belongs to. */
  stem: string;
  subject?: 'matematika' | 'fizika' | 'ai';
  grade?: string;
  unit?: string;
}

const SUBJECT = '(matematika|fizika|ai)';
const IN_UNIT = new RegExp(`^${SUBJECT}/(\\d(?:-\\d)?)/([a-z0-9-]+)/([a-z0-9-]+)\\.(md|yaml)$`);
const isSubject = (value: string | undefined): value is 'matematika' | 'fizika' | 'ai' =>
  value === 'matematika' || value === 'fizika' || value === 'ai';

const FOLDERS: [RegExp, FileKind][] = [
  [/^muhelyek\/(muhely-[a-z0-9-]+)\.md$/, 'workshop'],
  [/^eszkozok\/([a-z0-9-]+)\.yaml$/, 'tool'],
  [/^vizsgak\/(vizsga-[a-z0-9-]+)\.yaml$/, 'exam'],
  [/^sugo\/([a-z0-9-]+)\.yaml$/, 'help'],
  [/^jogi\/([a-z0-9-]+)\.md$/, 'legal'],
  [/^ellenorzes\/([a-z0-9-]+)\.yaml$/, 'record'],
  [/^(szojegyzek)\.yaml$/, 'glossary'],
  [/^(kereses)\.yaml$/, 'search-words'],
  [/^(elozmenyek)\.yaml$/, 'prerequisites'],
  [/^(curriculum)\.yaml$/, 'curriculum'],
  [/^(szavak)\.txt$/, 'words'],
];

/** Files that are no content: the workspace's own. */
export const isIgnored = (file: string): boolean => /^(?:package\.json|README\.md|LICENSE)$|(?:^|\/)\./.test(file);

export function place(file: string): Placed | undefined {
  const inUnit = IN_UNIT.exec(file);
  if (inUnit && isSubject(inUnit[1])) {
    const [, subject, grade = '', unit = '', stem = '', ending] = inUnit;
    const kind = ending === 'md' ? 'lesson' : stem.startsWith('kviz-') ? 'quiz' : stem.startsWith('teszt-') ? 'test' : undefined;
    return kind && isSubject(subject) ? { kind, stem, subject, grade: grade.replace('-', '–'), unit } : undefined;
  }
  const registry = new RegExp(`^${SUBJECT}/tevkepzetek\\.yaml$`).exec(file);
  if (registry && isSubject(registry[1])) return { kind: 'registry', stem: 'tevkepzetek', subject: registry[1] };
  for (const [pattern, kind] of FOLDERS) {
    const stem = pattern.exec(file)?.[1];
    if (stem) return { kind, stem };
  }
  return undefined;
}
