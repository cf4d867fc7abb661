import { Art } from '@eszkerek/ui/art.tsx';
import { Badge } from '@eszkerek/ui/badge.tsx';
import { Card, type Tint } from '@eszkerek/ui/card.tsx';
import { CardSkeleton } from '@eszkerek/ui/card-skeleton.tsx';
import { Icon } from '@eszkerek/ui/icon.tsx';
import { iconNames } from '@eszkerek/ui/icon-names.ts';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Mark } from '@eszkerek/ui/logo.tsx';
import { SubjectGlyph } from '@eszkerek/ui/subject-glyph.tsx';
import navbarStyles from '../shell/navbar.module.css';
import { artNames } from './art-names.ts';
import { Box } from './box.tsx';
import galleryStyles from './gallery.module.css';

const colors = [
  'bg',
  'surface',
  'sunken',
  'raised',
  'ink',
  'ink-2',
  'brand',
  'brand-tint',
  'spark',
  'math',
  'phys',
  'ai',
  'tool',
  'ok',
  'bad',
  'board',
];
const tints: readonly Tint[] = ['matematika', 'fizika', 'ai', 'eszkoz'];

export function Colors() {
  return (
    <Box title="Színek, jel, tantárgyi jelek" width="wide">
      <div className={layoutStyles.stack} data-part="stack">
        <div className={galleryStyles.tiles}>
          {colors.map(color => (
            <div key={color}>
              <i style={{ background: `var(--${color})` }} />
              <code>--{color}</code>
            </div>
          ))}
        </div>
        <div className={layoutStyles.row} data-part="row">
          <span className={navbarStyles.logo}>
            <Mark size={56} /> Észkerék
          </span>
          <Mark size={32} />
          <Mark size={20} />
          {tints.map(tint => (
            <span data-subject={tint} key={tint}>
              <SubjectGlyph tint={tint} size={28} />
            </span>
          ))}
        </div>
      </div>
    </Box>
  );
}

export function Cards() {
  return (
    <section className={galleryStyles['gallery-wide']}>
      <div className={layoutStyles.grid4}>
        <Card
          to="/"
          tint="matematika"
          art="fractions"
          title="Ingyenes kártya"
          text="Alapállapot: bárki megnyithatja."
          badges={
            <>
              <Badge kind="free">Ingyenes</Badge>
              <Badge kind="plain">5. osztály</Badge>
            </>
          }
        />
        <Card
          to="/"
          tint="fizika"
          art="circuit"
          title="Prémium, elérhető"
          text="Előfizetőnek vagy próbaidőben."
          badges={<Badge kind="premium">Prémium</Badge>}
        />
        <Card
          to="/bejelentkezes"
          tint="ai"
          art="workshop"
          title="Prémium, zárolt"
          text="A bejelentkezéshez vezet."
          lockedNote="zárolt, bejelentkezés szükséges"
          badges={
            <>
              <Badge kind="premium">Prémium</Badge>
              <Badge kind="workshop">Műhely</Badge>
            </>
          }
        />
        <CardSkeleton />
      </div>
    </section>
  );
}

export function Drawings() {
  return (
    <>
      <Box title="Rajzok" width="wide">
        <div className={galleryStyles.tiles}>
          {tints.flatMap(tint =>
            artNames[tint].map(name => (
              <figure data-subject={tint} key={name}>
                <Art name={name} />
                <figcaption>{name}</figcaption>
              </figure>
            )),
          )}
        </div>
      </Box>
      <Box title="Ikonok" width="wide">
        <ul className={galleryStyles.tiles}>
          {iconNames.map(name => (
            <li key={name}>
              <Icon name={name} size={24} />
              {name}
            </li>
          ))}
        </ul>
      </Box>
    </>
  );
}
