import { firstVisitMessages as messages } from '@eszkerek/contract/first-visit-messages';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { ErrorState } from '@eszkerek/ui/error-state.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Loader } from '@eszkerek/ui/loader.tsx';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { text } from '../text/common.ts';

interface LostLineProps {
  onRetry: () => void;
}

/** Before a service worker has kept the offline view. */
export const Unreachable = ({ onRetry }: LostLineProps) => (
  <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
    <ErrorState
      headingLevel={1}
      title={text.errorTitle}
      message={messages.network}
      retryLabel={text.retry}
      onRetry={onRetry}
      actions={
        <ButtonLink variant="ghost" to="/" reloadDocument>
          {text.home}
        </ButtonLink>
      }
    />
  </div>
);

const OfflineView = lazy(() =>
  import('../features/home/offline-view.tsx').then(
    view => ({ default: view.OfflineView }),
    () => ({ default: Unreachable }),
  ),
);

/** In the place of a page that cannot be read because the line is lost. */
export const LostLine = (props: LostLineProps) => (
  <Suspense fallback={<Loader label={text.loading} />}>
    <OfflineView {...props} asked={useLocation().pathname} />
  </Suspense>
);
