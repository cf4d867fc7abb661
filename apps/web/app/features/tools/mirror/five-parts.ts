import { PROMPT_PARTS, type PromptPart } from '@eszkerek/documents/tools/prompt-part-names';

/** Signs of each part in a prompt somebody wrote freely. They look for words, so they may be wrong: the mirror asks, it does not forbid. */
const SIGNS: Record<PromptPart, RegExp> = {
  role: /(?<!\p{L})(?:légy|legyél|te\s+(?:most\s+)?(?:egy|az?)|játszd\s+el|képzeld,\s*hogy\s+te|szereped)(?!\p{L})|\p{L}+\s+vagy(?=[.,!]|\s+és\s)/iu,
  task: /(?<!\p{L})(?:adj|állíts\p{L}*|bontsd|ellenőrizd|foglald|hasonlítsd|írj|írd|javítsd|keress|keresd|kérdezz|kérdezd|készíts\p{L}*|magyarázd|mondj|mondd|mutass|mutasd|nézd|rakd|segíts|sorolj|sorold|számold|tanítsd|tegyél|tedd|tervezz|vázolj|vizsgáztass|gyakoroltass)(?!\p{L})/iu,
  context:
    /osztályos\s+vagyok|osztályos(?:nak|oknak)?\s|a\s+tém(?:ám|ánk|a)|(?:ezt|azt)\s+tanul|már\s+(?:tudom|értem|próbáltam)|nem\s+értem|elakadtam|a\s+feladat(?:om)?\s*:|(?:így|ezt)\s+(?:oldottam|írtam|mértem|számoltam)|holnap|dolgozat/iu,
  limits: /(?<!\p{L})(?:ne|csak|legfeljebb|legalább|maximum|egyszerre|amíg|kerüld|tilos|ha\s+bizonytalan)(?!\p{L})/iu,
  format:
    /táblázat|listá|(?<!\p{L})lista|pontokba|pontban|mondat(?:ban|ot|tal)|lépés(?:ben|ekben|enként)|bekezdés|szóban|vázlat|számozott|kártyá|magyarul|röviden|kérdés(?:t|ben|sel)(?!\p{L})/iu,
};

export const partsPresent = (text: string): Record<PromptPart, boolean> => ({
  role: SIGNS.role.test(text),
  task: SIGNS.task.test(text),
  context: SIGNS.context.test(text),
  limits: SIGNS.limits.test(text),
  format: SIGNS.format.test(text),
});

export const countParts = (present: Record<PromptPart, boolean>): number => PROMPT_PARTS.filter(part => present[part]).length;
