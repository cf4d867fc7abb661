import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { api } from '../../../lib/api.ts';
import { QrCode } from '../../../lib/qr-code.tsx';
import { useAction } from '../../../lib/use-action.ts';
import styles from './teacher.module.css';

/** The code, and the board for the projector. */
export function Invite({ view, large = false }: { view: TeacherLiveView; large?: boolean }) {
  const { id, lesson, guests, premium } = view;
  const address = `${window.location.origin}/elo/${lesson.code}`;
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
    <Panel title="Belépés az órára" icon="phone">
      <div className={layoutStyles.row} data-part="row">
        {large && <QrCode text={address} label={`QR-kód: ${address}`} className={styles.qr} />}
        <div className={layoutStyles.stack}>
          <p>
            A tanulók itt lépnek be: <b>{window.location.host}/elo</b>
          </p>
          <CopyCode code={lesson.code} label="Az óra kódjának másolása" />
          <p>
            {premium
              ? 'Prémium tartalom: csak az osztály bejelentkezett tagjai léphetnek be.'
              : guests === 'none'
                ? 'Csak az osztály bejelentkezett tagjai léphetnek be.'
                : guests === 'classList'
                  ? 'Bejelentkezés nélkül a nevüket az osztálylistáról választják.'
                  : 'Bejelentkezés nélkül állatnevet kapnak.'}
          </p>
          <Button variant="soft" icon="external" loading={pending} onClick={() => void run()}>
            Kivetítő megnyitása
          </Button>
          {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        </div>
      </div>
    </Panel>
  );
}
