import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { lineFormula, plainHtml } from '../../../questions/plain-html.ts';
import styles from './teacher.module.css';

/** More would push the wall off the screen. */
const IN_SIGHT = 2;

/** So many letters tell which question it is. */
const LONG = 70;
const beginningOf = (html: string): string => {
  const text = plainHtml(html, lineFormula);
  return text.length > LONG ? `${text.slice(0, text.lastIndexOf(' ', LONG))}…` : text;
};

interface StuckPanelProps {
  view: TeacherLiveView;
  named: boolean;
  onDiscuss: (index: number) => void;
}

/** Own pace: who is stuck at the same question for the same reason. */
export function StuckPanel({ view, named, onDiscuss }: StuckPanelProps) {
  const { stuck } = view;
  if (stuck.length === 0) return null;
  const groups = stuck.map(({ index, text, misconception, names }) => (
    <li key={`${index}/${misconception?.id ?? ''}`} className={cx(layoutStyles.row, styles.hit)}>
      <div>
        <b>{names.length} tanuló:</b> {index + 1}. feladat{misconception ? ` · ${misconception.text}` : ''}
        <small>{beginningOf(text)}</small>
        {named && <small>{names.join(', ')}</small>}
      </div>
      <Button size="sm" variant="soft" icon="people" onClick={() => onDiscuss(index)}>
        Megbeszéljük
      </Button>
    </li>
  ));
  const pupils = new Set(stuck.flatMap(({ names }) => names)).size;
  return (
    <Panel title={`${pupils} tanuló akadt el`} icon="warning">
      <ul className={cx(layoutStyles.grid2, styles.stuck)}>{groups.slice(0, IN_SIGHT)}</ul>
      {groups.length > IN_SIGHT && (
        <details>
          <summary>Még {groups.length - IN_SIGHT} csoport</summary>
          <ul className={layoutStyles.stack}>{groups.slice(IN_SIGHT)}</ul>
        </details>
      )}
    </Panel>
  );
}
