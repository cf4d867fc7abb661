import { Picture } from '@eszkerek/ui/art.tsx';
import { ButtonLink } from '@eszkerek/ui/button.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { SubjectGlyph } from '@eszkerek/ui/subject-glyph.tsx';
import { Link } from 'react-router';
import { text } from '../../text/common.ts';

const subjects = ['matematika', 'fizika', 'ai'] as const;

interface HeroProps {
  /** Where "start with a lesson" leads. */
  startPath: string;
  loggedIn: boolean;
}

export function Hero({ startPath, loggedIn }: HeroProps) {
  return (
    <section className="hero">
      <div>
        <ul className="hero-subjects">
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
        <p className="lead">
          Interaktív leckék, kvízek és okos eszközök 5–8. osztályosoknak. Próbáld ki, rontsd el, értsd meg – a saját tempódban.
        </p>
        <div className="hero-actions">
          <ButtonLink size="lg" to={startPath} iconEnd="arrow-right">
            Kezdem egy leckével
          </ButtonLink>
          {loggedIn ? (
            <ButtonLink size="lg" variant="secondary" to="/kereses">
              Keresek valamit
            </ButtonLink>
          ) : (
            <ButtonLink size="lg" variant="secondary" to="/regisztracio">
              Fiókot hozok létre
            </ButtonLink>
          )}
        </div>
        {!loggedIn && (
          <p className="hero-note">
            <Icon name="gift" />
            Minden új fiókhoz 30 nap ingyenes próbaidő jár.
          </p>
        )}
      </div>
      <div className="hero-stage">
        <Picture
          className="wheel"
          name="hero-wheel"
          viewBox="0 0 580 580"
          label="Az Észkerék három cikkelye: matematika, fizika és mesterséges intelligencia"
        />
        <div className="hero-tag hero-tag-a" aria-hidden="true">
          <span className="hero-fraction">
            4<i />6
          </span>
          <span>
            ugyanannyi, mint ⅔<small>Egyszerűsítés, 5. osztály</small>
          </span>
        </div>
        <div className="hero-tag hero-tag-b" aria-hidden="true">
          <span>
            v = s : t<small>Átlagsebesség, 6. osztály</small>
          </span>
        </div>
        <div className="hero-tag hero-tag-c" aria-hidden="true">
          <Icon name="bulb" size={24} />
          <span>
            Jó kérdés = jó válasz<small>MI-alapok</small>
          </span>
        </div>
      </div>
    </section>
  );
}
