import type { Character } from '@eszkerek/documents/tools/character';
import { useState } from 'react';
import styles from './characters.module.css';
import { initialsOf } from './role-prompt.ts';

declare module 'react' {
  interface CSSProperties {
    '--k'?: string;
  }
}

/** The picture on its colour; without one, the initials. */
export function Portrait({ character }: { character: Character }) {
  const [missing, setMissing] = useState(character.imageUrl === '');
  return (
    <span className={styles.portrait} style={{ '--k': character.color }}>
      {missing ? (
        <span className={styles.portraitInitials} aria-hidden="true">
          {initialsOf(character.name)}
        </span>
      ) : (
        <img src={character.imageUrl} alt={character.imageAlt ?? ''} width={360} height={208} onError={() => setMissing(true)} />
      )}
    </span>
  );
}
