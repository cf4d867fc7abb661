import styles from './cast.module.css';
import castUrl from './cast.svg?url';

/** The six pupils of our stories. */
export const PUPILS = { reka: 'Réka', bence: 'Bence', dani: 'Dani', zsofi: 'Zsófi', botond: 'Botond', luca: 'Luca' } as const;
export type PupilName = keyof typeof PUPILS;
const names = Object.keys(PUPILS) as PupilName[];

/** The pupils in turn. */
export const pupilAt = (n: number): PupilName => names[n % names.length] ?? 'reka';

/** The face is drawn over the sprite, so that one pupil can look in several ways. */
const faces = {
  happy: { eyes: 'M39 43V46M57 43V46', mouth: 'M40 55C43 60 53 60 56 55' },
  thinking: { eyes: 'M41 41V44M59 41V44', mouth: 'M44 57C47 57.5 51 57 54 55' },
  proud: { eyes: 'M37 46C38.5 44 39.5 44 41 46M55 46C56.5 44 57.5 44 59 46', mouth: 'M41 54C43 60 53 60 55 54Z' },
} as const;
export type Mood = keyof typeof faces;

interface PupilProps {
  name: PupilName;
  mood?: Mood;
  size?: number | string;
}

/** Decoration: what happens is told by the text beside it. */
export function Pupil({ name, mood = 'happy', size = 72 }: PupilProps) {
  const { eyes, mouth } = faces[mood];
  return (
    <svg className={styles.pupil} viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      <use href={`${castUrl}#${name}`} />
      <path d={eyes} fill="none" stroke="#2b1d16" strokeWidth="4" strokeLinecap="round" />
      <path
        d={mouth}
        fill={mood === 'proud' ? '#fff' : 'none'}
        stroke="#2b1d16"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
