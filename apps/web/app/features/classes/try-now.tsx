import { ButtonLink } from '@eszkerek/ui/button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Panel } from '@eszkerek/ui/panel.tsx';

/** A free lesson that stands in the curricula of both countries. */
const LESSON = 'matek-5-tortek-osszeadasa';

const LEAD = 'Ezekhez még nem kell osztály, és nem kerülnek semmibe. A leckét a „Vetítés” gomb teszi a táblára.';

/** What the server allows to a teacher who has no class yet; a live lesson is not among it. */
export function TryNow() {
  return (
    <Panel title="Próbáld ki most" icon="play" lead={LEAD}>
      <div className={layoutStyles.row} data-part="row">
        <ButtonLink to={`/tananyag/${LESSON}`} icon="eye">
          Kivetítek egy leckét
        </ButtonLink>
        <ButtonLink to={`/dashboard/teacher/feladatlap?lecke=${LESSON}`} icon="document" variant="secondary">
          Feladatlapot nyomtatok
        </ButtonLink>
        <ButtonLink to="/dashboard/teacher/kerdessor" icon="list" variant="secondary">
          Kérdéssort állítok össze
        </ButtonLink>
      </div>
    </Panel>
  );
}
