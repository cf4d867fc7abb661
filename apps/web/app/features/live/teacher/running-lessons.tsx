import { ButtonLink } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

/** Lessons that are open now: a reload or another page is one tap away from them. */
export function RunningLessons() {
  const running = useQuery(api.live.list.query());
  if (!running.data || running.data.lessons.length === 0) return null;
  return (
    <Panel title="Most fut" icon="play">
      <ul className={layoutStyles.stack}>
        {running.data.lessons.map(({ id, title, class_name, present }) => (
          <li key={id} className={layoutStyles.row}>
            <span>
              <b>{title}</b> {class_name} · {present} tanuló
            </span>
            <ButtonLink size="sm" to={`/dashboard/teacher/elo?ora=${id}`}>
              Vissza az órára
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
