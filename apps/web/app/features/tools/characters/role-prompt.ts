import type { Character } from '@eszkerek/documents/tools/character';
import type { PromptParts } from '@eszkerek/documents/tools/parts';
import { STUDENT_TAIL } from '@eszkerek/documents/tools/student-tail';

/** The fixed warning of every role play. */
export const ROLE_WARNING = 'Ez szerepjáték: a gép kitalált mondatokat is mondhat. Nézz utána!';

/** A character's own role prompt, or one built from name, title and quote. `kerdes` is the pupil's question. */
export function rolePrompt(character: Character): PromptParts | string {
  if (character.prompt) return character.prompt;
  return {
    role: `Játszd el, hogy te vagy ${character.name}: ${character.title}. Így beszélsz: „${character.quote}”`,
    task: 'Beszélgess velem a szerepedben! {{#if kerdes}}Az első kérdésem: {{kerdes}}{{/if}}',
    limits: 'Ha valamit nem lehet biztosan tudni, mondd ki, hogy kitalálod.',
    format: `Rövid válaszokat adj, és mindig kérdezz vissza! ${STUDENT_TAIL}`,
  };
}

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(word => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('hu');
