import { ButtonLink } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { useEffect, useState } from 'react';
import { BACK, leftPage } from '../../lib/left-page.ts';

/** The way back to the lesson that the idle timer left, until a content page is opened. */
export function LeftOff() {
  const [page, setPage] = useState<ReturnType<typeof leftPage.get>>(null);
  useEffect(() => setPage(leftPage.get()), []);
  if (!page) return null;
  return (
    <div className={layoutStyles.page}>
      <MessageBar
        kind="info"
        action={
          <ButtonLink to={`/tananyag/${page.slug}`} state={BACK}>
            Folytatom
          </ButtonLink>
        }
      >
        Régóta nem nyúltál az oldalhoz, ezért a kezdőlapra hoztunk. Itt tartottál: <b>{page.title}</b>
      </MessageBar>
    </div>
  );
}
