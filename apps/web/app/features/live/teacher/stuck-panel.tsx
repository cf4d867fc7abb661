import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import styles from './teacher.module.css';

/** Own pace: who is stuck at the same question for the same reason. */
export function StuckPanel({ view, onDiscuss }: { view: TeacherLiveView; onDiscuss: (index: number) => void }) {
  const { stuck } = view;
  if (stuck.length === 0) return null;
  const pupils = new Set(stuck.flatMap(({ names }) => names)).size;
  return (
    <Panel title={`${pupils} tanuló akadt el`} icon="warning">
      <ul className={layoutStyles.stack}>
        {stuck.map(({ index, misconception, names }) => (
          <li key={`${index}/${misconception?.id ?? ''}`} className={cx(layoutStyles.row, styles.hit)}>
            <div>
              <b>{names.length} tanuló:</b> {index + 1}. feladat{misconception ? `, ${misconception.text}` : ''}
              <small>{names.join(', ')}</small>
            </div>
            <Button size="sm" variant="soft" icon="people" onClick={() => onDiscuss(index)}>
              Megbeszéljük
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
