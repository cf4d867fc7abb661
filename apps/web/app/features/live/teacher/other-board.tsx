import type { TeacherLiveView } from '@eszkerek/contract/live-shapes';
import { Button } from '@eszkerek/ui/button.tsx';
import { CopyCode } from '@eszkerek/ui/copy-code.tsx';
import { Dialog } from '@eszkerek/ui/dialog.tsx';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useCopy } from '@eszkerek/ui/use-copy.ts';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { QrCode } from '../../../lib/qr-code.tsx';
import { useAction } from '../../../lib/use-action.ts';
import { printCode } from '../live-code.ts';
import styles from './teacher.module.css';

interface BoardLink {
  url: string;
  code: string;
}

/** The board on the computer of the projector, while this device is the remote: a fresh code for each press. */
export function OtherBoard({ view: { id } }: { view: TeacherLiveView }) {
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState<BoardLink | null>(null);
  const { run, failure } = useAction(() => api.live.boardLink({ params: { id } }), {
    onSuccess: setLink,
    fallback: 'A kivetítő kódja most nem készült el. Próbáld újra!',
  });
  const show = () => {
    setLink(null);
    setOpen(true);
    void run();
  };
  return (
    <>
      <IconButton icon="send" label="Kivetítő másik gépen" aria-haspopup="dialog" onClick={show} />
      <Dialog open={open} onClose={() => setOpen(false)} title="Kivetítő másik gépen" closeLabel="Bezárom">
        {failure && <MessageBar kind="bad">{failure}</MessageBar>}
        {link && <Way link={link} />}
      </Dialog>
    </>
  );
}

function Way({ link: { url, code } }: { link: BoardLink }) {
  const { state, copy } = useCopy();
  const address = url.slice(0, url.indexOf('#'));
  return (
    <div className={layoutStyles.stack}>
      <div className="prose">
        <ol>
          <li>
            A kivetítő gépén nyisd meg: <b>{address.replace(/^https?:\/\//, '')}</b>
          </li>
          <li>
            Írd be ott ezt a kódot: <CopyCode code={printCode(code)} label="A kivetítő kódjának másolása" />
          </li>
        </ol>
      </div>
      <div className={layoutStyles.row} data-part="row">
        <QrCode text={url} label="QR-kód: a kivetítő linkje" className={styles.qr} />
        <div className={layoutStyles.stack}>
          <Button variant="secondary" size="sm" icon={state === 'copied' ? 'check' : 'copy'} onClick={() => void copy(url)}>
            {state === 'copied' ? 'Kimásolva!' : 'Link másolása'}
          </Button>
          {state === 'failed' && <code>{url}</code>}
          <p>Bejelentkezni nem kell. A kód tíz percig él, egyszer nyit, és csak ezt az órát mutatja.</p>
        </div>
      </div>
    </div>
  );
}
