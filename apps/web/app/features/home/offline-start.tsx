import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { givenName } from '../../lib/given-name.ts';
import type { SessionUser } from '../../lib/session.ts';
import { SavedPanel } from './saved-panel.tsx';

interface OfflineStartProps {
  user: SessionUser;
  onRetry: () => void;
}

/** The start page of somebody who is signed in while the line is lost. */
export const OfflineStart = ({ user, onRetry }: OfflineStartProps) => (
  <div className={layoutStyles.page}>
    <PageHeader title={`Szia, ${givenName(user)}!`} lead="Most nincs internet. A válaszaid megvannak, elküldjük őket, amint lehet." />
    <SavedPanel onRetry={onRetry} />
  </div>
);
