import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { MessageBar } from '@eszkerek/ui/message-bar.tsx';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { InstallButton } from '../features/home/install-button.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import styles from './guide.module.css';

export const meta = () =>
  pageMeta('Alkalmazás letöltése', 'Így teheted az Észkereket androidos telefonod vagy táblagéped kezdőképernyőjére, néhány lépésben.');

const androidSteps = [
  'Nyisd meg az Észkerék oldalát a telefonod Chrome böngészőjében.',
  'Koppints a jobb felső sarokban a három pontra.',
  'Válaszd az „Alkalmazás telepítése” vagy a „Hozzáadás a kezdőképernyőhöz” sort.',
  'Koppints a „Telepítés” gombra. Az Észkerék ikonja megjelenik a többi alkalmazásod között.',
];

const others = [
  {
    title: 'Samsung böngészővel',
    steps: [
      'Nyisd meg az oldalt.',
      'Koppints alul a három vonalra.',
      'Válaszd az „Oldal hozzáadása ehhez”, majd a „Kezdőképernyő” lehetőséget.',
    ],
  },
  {
    title: 'iPhone-on és iPaden',
    steps: [
      'Nyisd meg az oldalt a Safariban.',
      'Koppints a megosztás jelére.',
      'Válaszd a „Főképernyőhöz adás” sort, majd a „Hozzáadás” gombot.',
    ],
  },
  {
    title: 'Számítógépen',
    steps: [
      'Nyisd meg az oldalt Chrome-ban vagy Edge-ben.',
      'Kattints a címsor végén a telepítés jelére.',
      'Hagyd jóvá a „Telepítés” gombbal.',
    ],
  },
];

export default function AppGuidePage() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Alkalmazás letöltése' }]} />}
        title="Alkalmazás letöltése"
        lead="Az Észkerék telepíthető a telefonodra. Nem foglal sok helyet, és egy koppintással megnyílik."
      />
      <div className={styles.guide}>
        <Panel id="android" title="Androidos telefonon" icon="phone" lead="Négy lépés, körülbelül egy perc.">
          <ol className={styles.guideSteps}>
            {androidSteps.map((step, index) => (
              <li key={step}>
                <span aria-hidden="true">{index + 1}</span>
                {step}
              </li>
            ))}
          </ol>
          <InstallButton />
        </Panel>
        <div className={layoutStyles.stack} data-part="stack">
          <Panel id="mas" title="Más készüléken" icon="info">
            <div className={styles.guideOthers}>
              {others.map(other => (
                <Accordion summary={other.title} name="keszulek" key={other.title}>
                  <ol className="prose">
                    {other.steps.map(step => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </Accordion>
              ))}
            </div>
          </Panel>
          <MessageBar kind="spark">
            A fiókod egyszerre egy eszközön használható. Ha a telefonodon belépsz, a számítógépen kijelentkeztetünk.
          </MessageBar>
          <MessageBar kind="info">Nem kell hozzá alkalmazásbolt, és frissítened sem kell: mindig a legújabb változatot látod.</MessageBar>
          <div>
            <ButtonLink variant="secondary" to="/sugo" icon="question">
              Nem sikerült? Nézd meg a súgót!
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
