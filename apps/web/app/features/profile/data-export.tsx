import { Button } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAction } from '../../lib/use-action.ts';

/** Everything we keep about the account, as a file on the user's own device. */
export function DataExport() {
  const {
    run: download,
    pending,
    failure,
  } = useAction(async () => {
    const data = await api.profile.export();
    const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `eszkerek-adataim-${data.exported_at.slice(0, 10)}.json`;
    link.click();
    URL.revokeObjectURL(url);
  });
  return (
    <>
      <div className={layoutStyles.row} data-part="row">
        <Button variant="secondary" icon="download" loading={pending} onClick={() => void download()}>
          Adataim letöltése
        </Button>
        <Link to="/ki-mit-lat">Ki mit lát rólam?</Link>
      </div>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
    </>
  );
}
