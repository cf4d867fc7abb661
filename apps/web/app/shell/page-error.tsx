import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { text } from '../text/common.ts';
import { LostLine } from './lost-line.tsx';

const NotFound = lazy(() => import('./not-found.tsx').then(page => ({ default: page.NotFound })));

/** What is left of a page that could not be shown. */
export function PageError({ error }: { error: unknown }) {
  if (isRouteErrorResponse(error) && error.status === 404)
    return (
      <Suspense fallback={<Loader label={text.loading} />}>
        <NotFound />
      </Suspense>
    );
  // Most likely a part of the page that was never fetched.
  if (!navigator.onLine) return <LostLine onRetry={() => window.location.reload()} />;
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <div className={cx(panelStyles.panel, panelStyles.panelPad)}>
        <ErrorState
          headingLevel={1}
          title={text.errorTitle}
          message={messages.pageFailed}
          retryLabel={text.retry}
          onRetry={() => window.location.reload()}
          actions={
            <ButtonLink variant="ghost" to="/" reloadDocument>
              {text.home}
            </ButtonLink>
          }
        />
      </div>
    </div>
  );
}
