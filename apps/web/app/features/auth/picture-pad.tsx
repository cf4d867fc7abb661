import { PICTURES, PICTURES_CHOSEN, type PictureName } from '@eszkerek/contract/pictures';
import { IconButton } from '@eszkerek/ui/icon-button.tsx';
import styles from './class-login.module.css';
import { pictureWords } from './picture-words.ts';
import picturesUrl from './pictures.svg?url';

const PLACES = ['első', 'második', 'harmadik', 'negyedik'] as const;

interface PicturePadProps {
  chosen: readonly PictureName[];
  onChange: (chosen: PictureName[]) => void;
  /** At sign-in a neighbour must not read the order from the screen. */
  hidden?: boolean;
}

function Picture({ name }: { name: PictureName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <use href={`${picturesUrl}#${name}`} />
    </svg>
  );
}

/** Four of 24 pictures, in order. */
export function PicturePad({ chosen, onChange, hidden = false }: PicturePadProps) {
  const full = chosen.length === PICTURES_CHOSEN;
  return (
    <div className={styles.pad}>
      <div className={styles.slots}>
        {PLACES.map((place, i) => {
          const name = chosen[i];
          return (
            <span key={place} className={styles.slot} data-full={name ? '' : undefined}>
              {name && (hidden ? '●' : <Picture name={name} />)}
            </span>
          );
        })}
        <IconButton icon="arrow-left" label="Vissza egyet" disabled={chosen.length === 0} onClick={() => onChange(chosen.slice(0, -1))} />
        <span className="sr-only" role="status">
          {chosen.length} kép a négyből
        </span>
      </div>
      <fieldset className={styles.pictures} aria-label="Képek">
        {PICTURES.map(name => (
          <button
            key={name}
            type="button"
            className={styles.picture}
            aria-label={pictureWords[name]}
            aria-pressed={hidden ? undefined : chosen.includes(name)}
            disabled={full || chosen.includes(name)}
            onClick={() => onChange([...chosen, name])}
          >
            <Picture name={name} />
          </button>
        ))}
      </fieldset>
    </div>
  );
}
