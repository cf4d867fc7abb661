import { Panel } from '@eszkerek/ui/panel.tsx';
import { GuideChoices } from '../features/guide/guide-choices.tsx';
import { Thoughts } from '../features/guide/thoughts.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { RequireRole } from '../lib/require-role.tsx';

export const meta = () => pageMeta('Kalauz', 'Mit gondolunk a tudásodról, miből, és hogyan készüljön a napi köröd.');

export default function ProfileGuide() {
  return (
    <RequireRole roles={['student']} reason="A kalauz a te haladásodból készül. Lépj be, és megnézheted!">
      {() => (
        <>
          <Panel id="napi-kor" title="A napi köröd" icon="sun" lead="Ebből áll össze, mi jön ma. Bármikor megváltoztathatod.">
            <GuideChoices />
          </Panel>
          <Panel id="kalauz" title="Ezt gondoljuk rólad, és ebből" icon="bulb" lead="Nem jegy, és nem vész el semmi, ha törlöd.">
            <Thoughts />
          </Panel>
        </>
      )}
    </RequireRole>
  );
}
