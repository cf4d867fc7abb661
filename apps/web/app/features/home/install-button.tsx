import { Button } from '@eszkerek/ui/button.tsx';
import { useSyncExternalStore } from 'react';
import { installPrompt } from '../../lib/install-prompt.ts';

/** The browser's own install offer, where it has one. */
export function InstallButton() {
  const offered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered, () => false);
  if (!offered) return null;
  return (
    <Button size="lg" icon="download" onClick={() => void installPrompt.show()}>
      Telepítem most
    </Button>
  );
}
