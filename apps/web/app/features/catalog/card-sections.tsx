import { Icon } from '@eszkerek/ui/icon.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import { SubjectGlyph } from '@eszkerek/ui/subject-glyph.tsx';
import { memo } from 'react';
import { Link } from 'react-router';
import { text } from '../../text/common.ts';
import { CardGrid } from './card-section.tsx';
import styles from './card-sections.module.css';
import type { CardItem, HomeCards } from './home-cards.ts';

const subjects = ['matematika', 'fizika', 'ai'] as const;

interface CardSectionsProps {
  cards: HomeCards;
  premiumAccess: boolean;
  /** Teachers' tools are shown to teachers and admins only. */
  teaches?: boolean;
  signedIn?: boolean;
}

/** Free lessons by subject, free tools, premium courses, premium tools: in this order. Groups without a page are left out. */
export const CardSections = memo(function CardSections({ cards, premiumAccess, teaches = false, signedIn = false }: CardSectionsProps) {
  const { freeLessons, premiumCourses } = cards;
  const forMe = (items: readonly CardItem[]) => items.filter(item => teaches || !item.forTeachers);
  const freeTools = forMe(cards.freeTools);
  const premiumTools = forMe(cards.premiumTools);
  const taught = subjects.filter(subject => freeLessons[subject].length > 0);
  const groups = [
    { id: 'ingyenes-eszkozok', title: 'Ingyenes eszközök', lead: 'Segítők a mindennapi tanuláshoz.', items: freeTools, columns: 4 },
    { id: 'premium-kurzusok', title: 'Prémium kurzusok', lead: 'Egész témakörök, lépésről lépésre.', items: premiumCourses, columns: 3 },
    { id: 'premium-eszkozok', title: 'Prémium eszközök', lead: 'Még több segítség, ha komolyra fordul.', items: premiumTools, columns: 4 },
  ] as const;
  return (
    <>
      {taught.length > 0 && (
        <section className={layoutStyles.section} id="ingyenes-leckek" aria-labelledby="ingyenes-leckek-cim">
          <div className={pageHeaderStyles.sectionHead}>
            <h2 id="ingyenes-leckek-cim">Ingyenes leckék</h2>
            {!signedIn && <p>Regisztráció nélkül is elkezdheted.</p>}
          </div>
          {taught.map(subject => (
            <div className={styles.subjectGroup} data-subject={subject} key={subject}>
              <div className={styles.subjectHead}>
                <span className={styles.subjectTile}>
                  <SubjectGlyph tint={subject} size={22} />
                </span>
                <h3>{text.subjects[subject]}</h3>
                <Link to={`/targy/${subject}`} aria-label={`Összes lecke: ${text.subjects[subject]}`}>
                  Összes lecke
                  <Icon name="arrow-right" size={18} />
                </Link>
              </div>
              <CardGrid items={freeLessons[subject]} premiumAccess={premiumAccess} columns={3} headingLevel={4} limit={6} />
            </div>
          ))}
        </section>
      )}
      {groups.map(
        group =>
          group.items.length > 0 && (
            <section className={layoutStyles.section} id={group.id} aria-labelledby={`${group.id}-cim`} key={group.id}>
              <div className={pageHeaderStyles.sectionHead}>
                <h2 id={`${group.id}-cim`}>{group.title}</h2>
                <p>{group.lead}</p>
              </div>
              <CardGrid items={group.items} premiumAccess={premiumAccess} columns={group.columns} limit={group.columns * 2} />
            </section>
          ),
      )}
    </>
  );
});
