import { Picture } from '@eszkerek/ui/art.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { ChipRadios } from '@eszkerek/ui/chips.tsx';
import { cx } from '@eszkerek/ui/cx.ts';
import { Icon } from '@eszkerek/ui/icon.tsx';
import pageHeaderStyles from '@eszkerek/ui/page-header.module.css';
import splitPanelStyles from '@eszkerek/ui/split-panel.module.css';
import { SubjectGlyph } from '@eszkerek/ui/subject-glyph.tsx';
import { Link } from 'react-router';
import { chosenGrade, GRADES } from '../../lib/chosen-grade.ts';
import { knownDevice } from '../../lib/known-device.ts';
import { REGIONS, region } from '../../lib/region.ts';
import type { Role } from '../../lib/session.ts';
import { useStored } from '../../lib/stored.ts';
import { text } from '../../text/common.ts';
import styles from './hero.module.css';

const subjects = ['matematika', 'fizika', 'ai'] as const;

interface HeroProps {
  /** Where "start with a lesson" leads. */
  startPath: string;
  /** Null for guests. */
  role: Role | null;
  /** A teacher's account that the admin has not approved yet. */
  waits?: boolean;
  /** The grade a guest chose. */
  grade: number | null;
}

export function Hero({ startPath, role, waits = false, grade }: HeroProps) {
  const country = useStored(region);
  const teaches = role === 'teacher' && !waits;
  const isBack = useStored(knownDevice) && role === null;
  return (
    <section className={styles.hero} data-part="for-guests">
      <div>
        <ul className={styles.heroSubjects}>
          {subjects.map(subject => (
            <li key={subject} data-subject={subject}>
              <Link to={`/targy/${subject}`}>
                <SubjectGlyph tint={subject} />
                {text.subjects[subject]}
              </Link>
            </li>
          ))}
        </ul>
        <h1>
          Pörgesd fel az <em>eszed!</em>
        </h1>
        <p className={pageHeaderStyles.lead} data-part="lead">
          {teaches
            ? 'A vezérlőpulton látod, mi vár ma rád; az élő óra innen egy koppintás.'
            : waits
              ? 'A tanári fiókod jóváhagyásra vár. Szólunk, amint kész; addig is nézz szét a leckék között.'
              : isBack
                ? 'Szia újra! Lépj be, és onnan folytathatod, ahol abbahagytad.'
                : 'Interaktív leckék, kvízek és okos eszközök 5–8. osztályosoknak. Próbáld ki, rontsd el, értsd meg – a saját tempódban.'}
        </p>
        <div className={styles.heroActions}>
          {isBack && (
            <ButtonLink size="lg" to="/bejelentkezes" iconEnd="arrow-right">
              Bejelentkezés
            </ButtonLink>
          )}
          <ButtonLink
            size="lg"
            variant={isBack ? 'secondary' : 'primary'}
            to={teaches ? '/dashboard/teacher' : startPath}
            iconEnd="arrow-right"
          >
            {teaches ? 'Tanári vezérlőpult' : waits ? 'Megnézek egy leckét' : 'Kezdem egy leckével'}
          </ButtonLink>
          {teaches && (
            <ButtonLink size="lg" variant="secondary" to="/dashboard/teacher/elo" icon="play">
              Élő órát indítok
            </ButtonLink>
          )}
          {role ? (
            <ButtonLink size="lg" variant={teaches ? 'ghost' : 'secondary'} to="/kereses">
              Keresek valamit
            </ButtonLink>
          ) : (
            <>
              <ButtonLink size="lg" variant={isBack ? 'ghost' : 'secondary'} to="/regisztracio">
                Fiókot hozok létre
              </ButtonLink>
              {!isBack && (
                <ButtonLink size="lg" variant="ghost" to="/bejelentkezes">
                  Már van fiókom, belépek
                </ButtonLink>
              )}
            </>
          )}
        </div>
        {!role && (
          <ChipRadios
            name="osztaly"
            labelled
            legend="Hányadikos vagy?"
            options={GRADES.map(value => ({ value: String(value), label: `${value}. osztály` }))}
            value={grade === null ? null : String(grade)}
            onChange={value => chosenGrade.set(Number(value))}
          />
        )}
        {!role && (
          <ChipRadios
            name="orszag"
            labelled
            legend="Melyik országban tanulsz?"
            options={REGIONS}
            value={country}
            onChange={value => region.set(value)}
          />
        )}
        {!role && (
          <p className={styles.heroNote}>
            <Icon name="gift" />
            <span>
              Minden új fiókhoz 30 nap ingyenes próbaidő jár.{' '}
              <Link className="link" to="/elofizetes">
                Mennyibe kerül utána?
              </Link>
            </span>
          </p>
        )}
      </div>
      <div className={styles.heroStage}>
        <Picture
          className={splitPanelStyles.wheel}
          name="hero-wheel"
          viewBox="0 0 580 580"
          label="Az Észkerék három cikkelye: matematika, fizika és mesterséges intelligencia"
        />
        <div className={cx(styles.heroTag, styles.heroTagA)} aria-hidden="true">
          <span className={styles.heroFraction}>
            4<i />6
          </span>
          <span>
            ugyanannyi, mint ⅔<small>Egyszerűsítés, 5. osztály</small>
          </span>
        </div>
        <div className={cx(styles.heroTag, styles.heroTagB)} aria-hidden="true">
          <span>
            v = s : t<small>Átlagsebesség, 6. osztály</small>
          </span>
        </div>
        <div className={cx(styles.heroTag, styles.heroTagC)} aria-hidden="true">
          <Icon name="bulb" size={24} />
          <span>
            Kérdezz, majd ellenőrizz!<small>MI-alapok</small>
          </span>
        </div>
      </div>
    </section>
  );
}
