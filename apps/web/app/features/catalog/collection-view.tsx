import type { CollectionCard, CollectionDocument } from '@eszkerek/documents/pages';
import { Accordion } from '@eszkerek/ui/accordion.tsx';
import cardStyles from '@eszkerek/ui/card.module.css';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { EmptyState } from '@eszkerek/ui/empty-state.tsx';
import formStyles from '@eszkerek/ui/form.module.css';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import panelStyles from '@eszkerek/ui/panel.module.css';
import { Fragment, memo } from 'react';
import { chosenGrade } from '../../lib/chosen-grade.ts';
import { REGIONS, type Region, region as storedRegion } from '../../lib/region.ts';
import { useSession } from '../../lib/session.ts';
import { useStored } from '../../lib/stored.ts';
import { usePageQuery } from '../../lib/use-page-query.ts';
import { arrangeSections, gradesOf, gradeTextOf, groupByGrade } from './arrange-sections.ts';
import { cardArt } from './card-art.ts';
import { cardRows } from './card-rows.ts';
import styles from './collection.module.css';
import { ContentCard } from './content-card.tsx';
import { tintOf } from './tint.ts';
import { useOpenTopics } from './use-open-topics.ts';

const BEYOND = 'A te tantervedben nem kötelező, de jó tudni.';

interface CollectionViewProps {
  collection: CollectionDocument;
  premiumAccess: boolean;
}

interface CardsProps {
  cards: readonly CollectionCard[];
  subject: string;
  region: Region;
  premiumAccess: boolean;
  headingLevel: 3 | 4;
}

function Cards({ cards, subject, region, premiumAccess, headingLevel }: CardsProps) {
  return (
    <div className={cx(layoutStyles.grid3, cardStyles.cardRows)} data-part="card-rows" style={cardRows(cards.length, 3, cards.length)}>
      {cards.map(card => (
        <ContentCard
          key={card.link}
          item={{
            slug: card.link,
            title: card.title,
            description: card.text,
            grade: gradeTextOf([card], region),
            category: card.category,
            subject,
            art: cardArt(card.link, tintOf(subject)),
          }}
          premiumAccess={premiumAccess}
          headingLevel={headingLevel}
        />
      ))}
    </div>
  );
}

/** A subject's lessons folded by topic, for one grade or all, in the order of the chosen country. */
export const CollectionView = memo(function CollectionView({ collection, premiumAccess }: CollectionViewProps) {
  const [params, setParams] = usePageQuery();
  const region = useStored(storedRegion);
  const grades = gradesOf(collection.sections, region);
  const { user } = useSession();
  const told = useStored(chosenGrade);
  // A pupil begins with the own grade, others with all.
  const first = user?.role === 'student' && told !== null && grades.includes(told) ? String(told) : 'mind';
  const wanted = Number(params.get('osztaly') ?? first);
  const grade = grades.includes(wanted) ? wanted : null;
  const { sections, beyond } = arrangeSections(collection.sections, region, grade);
  const filterBy = (value: string) =>
    setParams(
      before => {
        const next = new URLSearchParams(before);
        if (value === first) next.delete('osztaly');
        else next.set('osztaly', value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const byGrade = groupByGrade(sections, region);
  const topics = [
    ...byGrade
      .flatMap(group => group.sections)
      .map(({ id, title, cards }) => ({
        id,
        title,
        cards,
        note: `${gradeTextOf(cards, region)}. osztály · ${cards.length} lecke`,
        Heading: grade === null ? ('h3' as const) : ('h2' as const),
      })),
    ...(beyond.length > 0 ? [{ id: 'kitekinto', title: 'Kitekintő', cards: beyond, note: BEYOND, Heading: 'h2' as const }] : []),
  ];
  // With one grade chosen its chip says it.
  const headings = new Map(byGrade.map(group => [group.sections[0]?.id, `${group.grade}. osztály`]));
  const { isOpen, toggle } = useOpenTopics(collection.subject, topics);
  return (
    <>
      <div className={cx(layoutStyles.stack, styles.collectionFilters)}>
        <ChipRadios
          name="osztaly"
          legend="Osztály"
          options={[
            { value: 'mind', label: 'Minden osztály' },
            ...grades.map(value => ({ value: String(value), label: `${value}. osztály` })),
          ]}
          value={grade === null ? 'mind' : String(grade)}
          onChange={filterBy}
        />
        <ChipRadios
          name="tanterv"
          legend="Melyik ország tanterve szerint?"
          labelled
          options={REGIONS}
          value={region}
          onChange={value => storedRegion.set(value)}
        />
        {region === 'hu' && (
          <p className={formStyles.help}>
            A magyar tanterv két-két évfolyamra szól (5–6. és 7–8. osztály), ezért a két évfolyam témáit együtt látod.
          </p>
        )}
      </div>
      {sections.length === 0 && beyond.length === 0 && (
        <EmptyState title="Ehhez az osztályhoz még nincs lecke">Válassz másik osztályt, vagy nézd meg mindet.</EmptyState>
      )}
      <div className={layoutStyles.stack}>
        {topics.map(({ id, title, note, cards, Heading }) => (
          <Fragment key={id}>
            {grade === null && headings.has(id) && <h2>{headings.get(id)}</h2>}
            <section aria-labelledby={`${id}-cim`}>
              <Accordion
                id={id}
                open={isOpen(id)}
                onToggle={open => toggle(id, open)}
                summary={
                  <hgroup>
                    <Heading className={panelStyles.panelTitle} id={`${id}-cim`}>
                      {title}
                    </Heading>
                    <p className={cx(panelStyles.panelLead, formStyles.help)}>{note}</p>
                  </hgroup>
                }
              >
                <Cards
                  cards={cards}
                  subject={collection.subject}
                  region={region}
                  premiumAccess={premiumAccess}
                  headingLevel={Heading === 'h3' ? 4 : 3}
                />
              </Accordion>
            </section>
          </Fragment>
        ))}
      </div>
    </>
  );
});
