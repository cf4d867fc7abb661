import type { ProgressEntry } from '@eszkerek/contract/classes';

/** A quiz's title begins with its kind („Kvíz: A hang”): said once, as the entry's type. */
export function kindAndTitle({ activity_type, curriculum_title }: Pick<ProgressEntry, 'activity_type' | 'curriculum_title'>) {
  if (activity_type === 'lesson') return { kind: 'Lecke', title: curriculum_title };
  const [, kind = 'Kvíz', title = curriculum_title] = /^(Kvíz|Teszt|Gyakorló): (.+)$/u.exec(curriculum_title) ?? [];
  return { kind, title };
}
