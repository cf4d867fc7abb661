import { createStored } from '../../lib/stored.ts';

/** Who was called today, by class: ids alone, forgotten the next day. */
interface Called {
  day: string;
  byClass: Record<string, string[]>;
}

const today = (): string => new Date().toLocaleDateString('sv-SE');

export const calledPupils = createStored<Called>('calledPupils', {
  initial: { day: '', byClass: {} },
  parse: text => {
    const { day, byClass }: Partial<Called> = JSON.parse(text);
    return day === today() && byClass ? { day, byClass } : undefined;
  },
  print: called => JSON.stringify(called),
});

export const calledIn = ({ day, byClass }: Called, classId: string): string[] => (day === today() ? (byClass[classId] ?? []) : []);

export const keepCalled = (classId: string, called: string[]): void => {
  const { day, byClass } = calledPupils.get();
  calledPupils.set({ day: today(), byClass: { ...(day === today() ? byClass : {}), [classId]: called } });
};

export const seedOf = (classId: string): string => `${classId} ${today()}`;
