import type { PlacementView } from '@eszkerek/contract/guide-shapes';
import type { Subject } from '@eszkerek/documents/base';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import type { IconName } from '@eszkerek/ui/icon-names.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import listStyles from '@eszkerek/ui/list.module.css';
import { PageHeader } from '@eszkerek/ui/page-header.tsx';
import { Panel } from '@eszkerek/ui/panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { api } from '../../../lib/api.ts';

/** The end of a list may be long: these are read at once. */
const MOST_UNLEARNT = 4;

type Result = NonNullable<PlacementView['result']>;

const LISTS: readonly { name: keyof Result; title: string; icon: IconName; lead: string }[] = [
  {
    name: 'sure',
    title: 'Biztos',
    icon: 'check',
    lead: 'Ezekből eddig jók lettek a válaszaid. Amelyik a térképen még „alakul”, abból „megvan” lesz, ha más napokon is sikerül belőle néhány kérdés.',
  },
  { name: 'shaky', title: 'Ingadozik', icon: 'retry', lead: 'Ezekből egy kis gyakorlás jól jön.' },
  { name: 'next', title: 'Következik', icon: 'play', lead: 'Ezekkel érdemes folytatnod.' },
  { name: 'unlearnt', title: 'Ezeket még nem tanultad', icon: 'pause', lead: 'Rendben van így: ráérsz velük, ha sorra kerülnek.' },
];

interface LessonsProps {
  lessons: Result[keyof Result];
  links: ReadonlyMap<string, string | null>;
}

const Lessons = ({ lessons, links }: LessonsProps) => (
  <ul className={listStyles.payments}>
    {lessons.map(({ slug, title }) => {
      const link = links.get(slug);
      return (
        <li key={slug}>
          {link ? (
            <Link className="link" to={link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </li>
      );
    })}
  </ul>
);

/** The end of the placement: lists in words, never points. `enough`: it ended by itself, after fewer questions than promised. */
export function PlacementResult({ subject, result, enough }: { subject: Subject; result: Result; enough: number | null }) {
  // Tells which lessons can be opened: some that were asked about are not written yet.
  const map = useQuery(api.guide.map.query({ params: { subject } }));
  const lessons = map.data?.map.units.flatMap(unit => unit.lessons) ?? [];
  const links = new Map(lessons.map(({ slug, link }) => [slug, link]));
  const first = result.next.find(({ slug }) => links.get(slug));
  const firstLink = first && links.get(first.slug);
  return (
    <div className={cx(layoutStyles.wrap, layoutStyles.page, layoutStyles.stack)} data-subject={subject}>
      <PageHeader
        title="Itt tartasz"
        lead={`${enough === null ? 'Köszönjük a válaszaidat!' : `${enough} kérdés elég volt, köszönjük!`} Mostantól ehhez igazítjuk a mai kört.`}
      />
      {/* Above the lists: they are longer than a phone is high. */}
      <p>
        {first && firstLink ? (
          <ButtonLink to={firstLink} iconEnd="arrow-right">
            Kezdem: {first.title}
          </ButtonLink>
        ) : (
          <ButtonLink to="/">Vissza a mai körhöz</ButtonLink>
        )}
      </p>
      {LISTS.filter(({ name }) => result[name].length > 0).map(({ name, ...panel }) => (
        <Panel key={name} id={name} {...panel}>
          <Lessons lessons={name === 'unlearnt' ? result[name].slice(0, MOST_UNLEARNT) : result[name]} links={links} />
          {name === 'unlearnt' && result[name].length > MOST_UNLEARNT && (
            <Accordion summary={`még ${result[name].length - MOST_UNLEARNT}`}>
              <Lessons lessons={result[name].slice(MOST_UNLEARNT)} links={links} />
            </Accordion>
          )}
        </Panel>
      ))}
      <p className={layoutStyles.row}>
        <ButtonLink variant="secondary" to={`/terkep/${subject}`}>
          Megnézem a térképen
        </ButtonLink>
        {firstLink && (
          <ButtonLink variant="secondary" to="/">
            Vissza a mai körhöz
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
