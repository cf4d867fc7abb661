import type { PageLink } from '@eszkerek/documents/base';
import { ButtonLink } from '@eszkerek/ui/button.tsx';

/** Below the written challenges: more of the kind, without end. */
export function MoreChallenges({ slug }: PageLink) {
  return (
    <p className="no-print">
      <ButtonLink variant="ghost" icon="target" to={`/tananyag/${slug}`}>
        Újabb kihívás
      </ButtonLink>
    </p>
  );
}
