interface Due {
  mistakes: number;
  lessons: number;
}

/** What a round would bring. How much waits is no debt to count. */
export function dueWords({ mistakes, lessons }: Due): string {
  if (mistakes + lessons === 0)
    return 'Most semmi sem sürgős. Ha szeretnéd, átvehetsz párat abból, amit már gyakoroltál. A mai hibáidat a javítófüzetben találod.';
  return mistakes > 0
    ? 'Előveszünk néhány korábbi hibát is. Ami nem fér bele, máskor jön.'
    : 'Előveszünk néhány leckét, hogy megmaradjon. Ami nem fér bele, máskor jön.';
}
