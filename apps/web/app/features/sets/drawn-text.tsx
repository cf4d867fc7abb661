import type { QuestionPreview } from '@eszkerek/contract/set-shapes';
import { SafeHtml } from '@eszkerek/ui/safe-html.tsx';
import type { Draft } from './draft.ts';
import { type Part, rowsOf } from './field-errors.ts';
import styles from './sets.module.css';

/** The texts of a field, or of one row of a list (as the form counts), as the pupil will see them; none where that is how they were typed. */
export type DrawnOf = (part: Part, place?: number) => readonly string[];

const DRAWN = /class="katex"|<strong>/;

export const drawnIn = (drawn: QuestionPreview['drawn'], draft: Draft): DrawnOf => {
  const rows = rowsOf(draft);
  return (part, place) => {
    const isAsked = (at: number | null): boolean => place === undefined || (at !== null && rows[part]?.[at] === place);
    const texts = drawn.filter(one => one.part === part && isAsked(one.place)).map(({ html }) => html);
    return texts.some(html => DRAWN.test(html)) ? texts : [];
  };
};

/** Right under the field: a formula is typed as TeX. */
export const DrawnText = ({ texts }: { texts: readonly string[] }) =>
  texts.length > 0 && (
    <div className={styles.drawn}>
      {[...new Set(texts)].map(html => (
        <SafeHtml key={html} html={html} />
      ))}
    </div>
  );
