import { Badge } from '@eszkerek/ui/badge.tsx';
import { Button, type ButtonVariant } from '@eszkerek/ui/button.tsx';
import iconButtonStyles from '@eszkerek/ui/icon-button.module.css';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import layoutStyles from '@eszkerek/ui/layout.module.css';
import { Box } from './box.tsx';

const variants: readonly { variant: ButtonVariant; label: string }[] = [
  { variant: 'primary', label: 'Elsődleges' },
  { variant: 'spark', label: 'Prémium művelet' },
  { variant: 'secondary', label: 'Másodlagos' },
  { variant: 'soft', label: 'Finom' },
  { variant: 'ghost', label: 'Szöveges' },
  { variant: 'danger', label: 'Törlés' },
  { variant: 'danger-solid', label: 'Végleges törlés' },
];

const subjects = ['matematika', 'fizika', 'ai'] as const;
const subjectNames = { matematika: 'Matematika', fizika: 'Fizika', ai: 'Mesterséges intelligencia' };

export function ButtonsAndBadges() {
  return (
    <>
      <Box title="Gombok: változatok, tiltott, töltődik, méretek" width="wide">
        <div className={layoutStyles.stack} data-part="stack">
          <div className={layoutStyles.row} data-part="row">
            {variants.map(({ variant, label }) => (
              <Button variant={variant} key={variant}>
                {label}
              </Button>
            ))}
            <Button disabled>Tiltott</Button>
            <Button loading>Mentés…</Button>
            <Button variant="secondary" loading>
              Betöltés…
            </Button>
          </div>
          <div className={layoutStyles.row} data-part="row">
            <Button size="lg" iconEnd="arrow-right">
              Nagy
            </Button>
            <Button icon="plus">Ikonnal</Button>
            <Button size="sm" icon="copy" variant="soft">
              Kicsi
            </Button>
            {subjects.map(subject => (
              <span data-subject={subject} key={subject}>
                <Button variant="subject" icon="retry">
                  Újra megpróbálom
                </Button>
              </span>
            ))}
            <IconButton icon="bell" label="Értesítések, 2 olvasatlan">
              <span className={iconButtonStyles.countDot}>2</span>
            </IconButton>
            <IconButton icon="close" label="Bezárás" />
            <IconButton icon="minus" label="Kevesebb" outline />
            <IconButton icon="plus" label="Több" outline aria-disabled />
            <IconButton icon="timer" label="Fut az időzítő" on />
          </div>
          <Button block>Teljes szélességű</Button>
        </div>
      </Box>
      <Box title="Jelvények: forma + kitöltés + felirat" width="wide">
        <div className={layoutStyles.row} data-part="row">
          <Badge kind="free">Ingyenes</Badge>
          <Badge kind="premium">Prémium</Badge>
          <Badge kind="workshop">Műhely</Badge>
          <Badge kind="tool">Eszköz</Badge>
          <Badge kind="plain">6. osztály</Badge>
          {subjects.map(subject => (
            <span data-subject={subject} key={subject}>
              <Badge kind="subject">{subjectNames[subject]}</Badge>
            </span>
          ))}
          <Badge kind="wait">Jóváhagyásra vár</Badge>
          <Badge kind="ok">Jóváhagyva</Badge>
          <Badge kind="bad">Lejárt</Badge>
          <Badge kind="neutral">3</Badge>
        </div>
      </Box>
    </>
  );
}
