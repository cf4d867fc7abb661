import { Breadcrumbs } from '@eszkerek/ui/breadcrumbs.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { Link } from 'react-router';
import { pageMeta } from '../lib/page-meta.ts';
import { text } from '../text/common.ts';
import styles from './guide.module.css';

export const meta = () => pageMeta('Ki mit lát?', 'Érthetően arról, hogy ki mit lát az adataidból az Észkeréken, és mit tehetsz te.');

const viewers = [
  {
    who: 'Te',
    icon: 'person',
    sees: ['a nevedet és az e-mail-címedet', 'az összes eredményedet és a kijavítandó hibáidat', 'az előfizetésedet'],
    not: [],
  },
  {
    who: 'A tanárod',
    icon: 'people',
    sees: [
      'a nevedet, ha beléptél az osztályába',
      'mely leckéket nézted meg, és mikor',
      'a kvízeid eredményét százalékban',
      'a házi feladatban a válaszaidat',
      'élő órán a szavazatodat',
    ],
    not: ['az e-mail-címedet', 'a jelszavadat', 'azt, amit egy eszközbe beírtál'],
  },
  {
    who: 'A szülőd',
    icon: 'family',
    sees: ['egy heti összefoglalót, ha megadtad az e-mail-címét, és ő ezt kérte', 'a fizetésekről szóló értesítést'],
    not: ['a jelszavadat', 'az egyes válaszaidat'],
  },
  {
    who: 'Mi, az Észkerék',
    icon: 'shield',
    sees: ['amit a működéshez tárolnunk kell: fiók, eredmények, fizetés ténye', 'az üzenetet, amit te küldesz nekünk'],
    not: [
      'a jelszavadat (csak egy visszafejthetetlen lenyomatát őrizzük)',
      'a bankkártyaszámodat',
      'amit a promptkészítőkbe írsz: az a te gépeden marad',
    ],
  },
  {
    who: 'A többi tanuló',
    icon: 'lock',
    sees: ['a rövidített nevedet (például B. Nimród) az osztálybelépésnél, de csak ha a tanárod e-mail-cím nélkül vett fel'],
    not: ['mást semmit: sem a teljes nevedet, sem az eredményeidet', 'élő órán a kivetítőn sincs név'],
  },
] as const;

export default function WhoSeesWhatPage() {
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page)}>
      <PageHeader
        above={<Breadcrumbs label={text.breadcrumbs} items={[{ label: text.home, to: '/' }, { label: 'Ki mit lát?' }]} />}
        title="Ki mit lát?"
        lead="Ez a te adatod. Itt röviden megnézheted, ki lát belőle valamit, és ki nem."
      />
      <div className={layoutStyles.grid2}>
        {viewers.map(viewer => (
          <Panel key={viewer.who} title={viewer.who} icon={viewer.icon}>
            <ul className={styles.seenList}>
              {viewer.sees.map(item => (
                <li key={item}>
                  <Icon name="check" />
                  <span>
                    <span className="sr-only">Látja: </span>
                    {item}
                  </span>
                </li>
              ))}
              {viewer.not.map(item => (
                <li key={item} className={styles.seenNot}>
                  <Icon name="close" />
                  <span>
                    <span className="sr-only">Nem látja: </span>
                    {item}
                  </span>
                </li>
              ))}
            </ul>
          </Panel>
        ))}
        <Panel title="Mit tehetsz te?" icon="key">
          <ul className={styles.seenList}>
            <li>
              <Icon name="download" />
              <span>
                Letöltheted minden adatodat a{' '}
                <Link className="link" to="/profil/adataim">
                  profilodból
                </Link>
                .
              </span>
            </li>
            <li>
              <Icon name="trash" />
              <span>Törölheted a fiókodat. Ilyenkor a naplód és az eredményeid is eltűnnek.</span>
            </li>
            <li>
              <Icon name="mail" />
              <span>
                Kérdezhetsz tőlünk a{' '}
                <Link className="link" to="/kapcsolat">
                  kapcsolat
                </Link>{' '}
                oldalon, vagy elolvashatod a teljes{' '}
                <Link className="link" to="/adatkezeles">
                  adatkezelési tájékoztatót
                </Link>
                .
              </span>
            </li>
          </ul>
        </Panel>
      </div>
    </div>
  );
}
