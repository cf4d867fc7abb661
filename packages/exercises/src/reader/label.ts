const LABEL = /^(?:[a-zA-Zα-ωΑ-Ω]{1,3}_?\d?(?: ?\([a-zA-Z]\))? ?(?:=|≈|∈)|(?:az? )?[a-záéíóöőúüű]{4,}(?: [a-záéíóöőúüű]+)? ?[:=]) ?/i;
const LEAD =
  /^(?:(?:=(?!=)|≈|~|kb\.?|körülbelül|kb) ?|(?!gyök|gyok|sqrt|pi |minden|nincs|üres|ures|bármely)(?:[a-záéíóöőúüű]{2,} )+(?=[-+\d(√]))/i;
const TAIL = / ?= ?[a-zA-Z]$/;

/** Drops what stands around the answer: `x =`, `M =`, `Válasz:`, a full stop at the end. */
export function withoutLabel(text: string): string {
  let rest = text.endsWith('...') ? text : text.replace(/[\s.!?;,]+$/, '');
  for (const pattern of [LABEL, LEAD, TAIL]) {
    const shorter = rest.replace(pattern, '').trim();
    if (shorter) rest = shorter;
  }
  return rest;
}
