import type { PromptPart } from '@eszkerek/documents/tools/prompt-part-names';
import { partsPresent } from './five-parts.ts';
import { type PersonalKind, personalData } from './personal-data.ts';
import { solveForMe } from './solve-for-me.ts';

export interface Finding {
  kind: PersonalKind | 'helyettem';
  found: string;
}
export interface Reflection {
  findings: Finding[];
  parts: Record<PromptPart, boolean>;
}

interface MirrorOptions {
  /** Text of our own inside the prompt; it is nobody's personal data. */
  known?: string;
  personal?: boolean;
}

/** Prompt-tükör: everything is looked at here in the browser, nothing is sent or kept. */
export function reflect(text: string, { known = '', personal = true }: MirrorOptions = {}): Reflection {
  const handed = solveForMe(text);
  return {
    findings: [
      ...(personal ? personalData(text, known) : []),
      ...(handed && !known.includes(handed) ? [{ kind: 'helyettem' as const, found: handed }] : []),
    ],
    parts: partsPresent(text),
  };
}

export const FINDING_TEXTS: Record<Finding['kind'], { title: string; why: string }> = {
  name: { title: 'Név', why: 'Írj helyette szerepet: „egy tanuló”, „az egyik osztálytársam”.' },
  email: { title: 'E-mail-cím', why: 'Ezzel megtalálhatnak. Töröld ki, a válaszhoz nem kell.' },
  phone: { title: 'Telefonszám', why: 'Ezzel felhívhatnak. Töröld ki, a válaszhoz nem kell.' },
  school: { title: 'Iskola vagy osztály', why: 'Elég az évfolyam: „6. osztályos vagyok”.' },
  address: { title: 'Cím vagy lakóhely', why: 'Ne írd le, hol laksz. Ha hely kell, írj kitaláltat.' },
  helyettem: { title: 'Helyetted oldaná meg', why: 'Így a gép tanul, nem te. Kérj inkább egy lépést, tippet vagy hasonló feladatot.' },
};

export const PART_TEXTS: Record<PromptPart, { label: string; ask: string }> = {
  role: { label: 'Szerep', ask: 'Kinek a szerepében válaszoljon? Például: „Türelmes matektanár vagy.”' },
  task: { label: 'Feladat', ask: 'Mit tegyen? Kezdd igével: „Magyarázd el…”, „Kérdezz ki…”.' },
  context: { label: 'Háttér', ask: 'Mit kell tudnia? Évfolyam, téma, hol akadtál el.' },
  limits: { label: 'Szabályok', ask: 'Mit ne tegyen? Például: „Ne add meg a végeredményt!”' },
  format: { label: 'Forma', ask: 'Milyen legyen a válasz? Például: „öt rövid mondatban”.' },
};
