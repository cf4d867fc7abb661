import { messages } from '@eszkerek/contract/messages';
import { Button } from '@eszkerek/ui/button.tsx';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';

/** Everything we keep about the account, as a file on the user's own device. */
export function DataExport() {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const data = await api.profile.export();
      const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `eszkerek-adataim-${data.exported_at.slice(0, 10)}.json`;
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      setFailure((error instanceof Error && error.message) || messages.somethingFailed);
    }
    setBusy(false);
  };
  return (
    <>
      <div className="row">
        <Button variant="secondary" icon="download" loading={busy} onClick={download}>
          Adataim letöltése
        </Button>
        <Link to="/ki-mit-lat">Ki mit lát rólam?</Link>
      </div>
      {failure && <MessageBar kind="bad">{failure}</MessageBar>}
    </>
  );
}
