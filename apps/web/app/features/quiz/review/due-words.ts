interface Due {
  mistakes: number;
  lessons: number;
}

/** What a round would bring, without counting arrears as a debt. */
export function dueWords({ mistakes, lessons }: Due): string {
  const parts = [mistakes > 0 && `${mistakes} korábbi hibát`, lessons > 0 && `${lessons} leckét`].filter(part => part !== false);
  return parts.length === 0
    ? 'Most semmi sem sürgős. Ha szeretnéd, átvehetsz párat abból, amit már gyakoroltál.'
    : `Most ${parts.join(' és ')} érdemes elővenni. Ami nem fér bele, máskor jön.`;
}
