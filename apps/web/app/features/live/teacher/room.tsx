import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import copyCodeStyles from '@eszkerek/ui/copy-code.module.css';
import { cx } from '@eszkerek/ui/cx.ts';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { ShellButton } from '../../../lib/shell-button.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { Invite } from './invite.tsx';
import { OtherBoard } from './other-board.tsx';
import styles from './teacher.module.css';

/** In sight all through the lesson: the code for those who come late, how many are here, and the board for the projector. */
export function Room({ view }: { view: TeacherLiveView }) {
  const { id, lesson, present } = view;
  const [inviting, setInviting] = useState(false);
  const { run, pending, failure } = useAction(
    async () => {
      // Opened before the reply: browsers block windows that no click asked for.
      const board = window.open('', `tabla-${lesson.code}`);
      try {
        const { url } = await api.live.boardLink({ params: { id } });
        if (board) board.location.href = url;
        else window.location.assign(url);
      } catch (error) {
        board?.close();
        throw error;
      }
    },
    { fallback: 'A kivetítő most nem nyílt meg. Próbáld újra!' },
  );
  return (
    <div className={cx(layoutStyles.row, styles.room)} data-part="row">
      <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setInviting(true)}>
        <code className={copyCodeStyles.copyCode}>{lesson.code}</code>
        <span className="sr-only"> – belépés az órára</span>
      </Button>
      <p className={layoutStyles.row}>
        <Icon name="people" size={18} />
        <b>{present}</b>
        <span className="sr-only"> itt van</span>
      </p>
      <Button size="sm" variant="soft" icon="external" loading={pending} onClick={() => void run()}>
        Kivetítő
      </Button>
      <OtherBoard view={view} />
      <ShellButton />
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
      <Dialog open={inviting} onClose={() => setInviting(false)} title="Belépés az órára" closeLabel="Bezárom">
        <Invite view={view} />
      </Dialog>
    </div>
  );
}
