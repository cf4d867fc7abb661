import type { Tint } from '@eszkerek/ui/card.tsx';

/** First match wins, so the narrower word stands before the wider one. */
const byWord: Record<Tint, readonly (readonly [words: string, art: string])[]> = {
  matematika: [
    ['helyiertek|szamrendszer|tizedes', 'place-value'],
    ['szazalek', 'percent'],
    ['mertekegyseg|meres', 'clock'],
    ['szamegyenes|egesz-szam|egeszek|intervallum', 'number-line'],
    ['hatvany|gyok|normalalak', 'powers'],
    ['merleg|egyenlet|kifejezes|osszehasonlitas-mod', 'balance'],
    ['prim|oszto|oszthat|lnko|lkkt|tenyez|sorozat', 'dots'],
    ['arany|egysegre|szakaszos-abra', 'ratio'],
    ['tort', 'fractions'],
    ['halmaz', 'sets'],
    ['valoszin|hanyfelek|kombinat|esely', 'dice'],
    ['koordinata|fuggveny|grafikon|tavolsaga', 'graph'],
    ['diagram|statiszt|kozep(?!pont|vonal)|gyakorisag', 'chart'],
    ['szimmetria|tukroz', 'symmetry'],
    ['kor(?=-|$)|kor-|erinto|keruleti', 'circle'],
    ['test|hasab|gula|henger|kup|gomb|ter(?:ben|fogat)|sik', 'solid'],
    ['szogfuggv|szogmer|szogpar|parhuzamos|meroleges', 'angle'],
    ['haromszog|pitagorasz|magassag|egybevag|hasonlo|nevezetes', 'triangle'],
    ['terulet|negysz|trapez|teglalap|paralelo|sokszog', 'area'],
    ['osztas', 'ratio'],
    ['szorzas|kozos', 'area'],
    ['osszeadas|kivonas|muvelet|algebr', 'operations'],
  ],
  fizika: [
    ['grafikon|vektor|eredo', 'graph'],
    ['mozgas-nyug|sebesseg|gyorsulas', 'motion'],
    ['suruseg|reszecsk', 'density'],
    ['rugalmas|suly|tehetetlen', 'spring'],
    ['ero|newton|lejto|surlod|kolcsonhat', 'force'],
    ['emelo|forgaton|csiga|egyensuly(?!-)|sulypont', 'lever'],
    ['nyomas|arkhimed|pascal', 'water'],
    ['magnes|indukc', 'magnet'],
    ['aram|ohm|ellenall|soros|elektromos|toltes|coulomb', 'circuit'],
    ['hullam', 'wave'],
    ['hang', 'sound'],
    ['lencse|szem', 'lens'],
    ['tukor|visszaver', 'mirror'],
    ['feny|arnyek|tores', 'prism'],
    ['homers|hotag|fajho|kalor|hoterj|olvad|halmazall|hotan|termikus|hoero', 'heat'],
    ['egi-|bolygo|csillag', 'orbit'],
    ['energia|munka|teljesitm', 'energy'],
    ['mer', 'clock'],
  ],
  ai: [
    ['neural|gepi-tanul', 'network'],
    ['dontesi|fa(?=-|$)', 'tree'],
    ['lat-a-gep|kep', 'pixels'],
    ['osztalyoz|peldakbol|ajanlo|valogat', 'sorting'],
    ['prompt|kerdez', 'chat'],
    ['szojoslo|nyelvi', 'words'],
    ['szemelyes|adat|szabaly|jogok', 'privacy'],
    ['teved|hallucin|deepfake|ellenor|mennyire', 'magnifier'],
    ['torzit|tarsadal|feladatmeg', 'bias'],
    ['kreativ|alkot|szerzoi', 'create'],
    ['muhely', 'workshop'],
  ],
  eszkoz: [
    ['vizsga|dolgozat|felveteli|szimulator', 'exam'],
    ['cel|terv', 'target'],
    ['szereplo|tudos|beszelg|karakter', 'characters'],
    ['prompt', 'prompt'],
    ['vita|erv', 'debate'],
    ['osszefoglal|vazlat|jegyzet', 'summary'],
    ['kartya|szotanulo', 'cards'],
    ['naptar|idobeoszt|heti', 'calendar'],
    ['level|fogalmaz|szoveg|iras', 'letters'],
    ['gyujtemeny|kozpont|hub', 'hub'],
    ['kiserlet|jegyzokonyv|feladat', 'paper'],
    ['palya|irany', 'compass'],
  ],
};

const variety: Record<Tint, readonly string[]> = {
  matematika: ['fractions', 'number-line', 'triangle', 'graph', 'dots', 'area', 'operations', 'sets'],
  fizika: ['motion', 'sound', 'prism', 'force', 'orbit', 'energy', 'wave', 'spring'],
  ai: ['network', 'chat', 'sorting', 'robot', 'tree', 'create', 'words'],
  eszkoz: ['prompt', 'ladder', 'cards', 'compass', 'paper', 'summary', 'hub'],
};

const patterns = Object.fromEntries(
  Object.entries(byWord).map(([tint, pairs]) => [tint, pairs.map(([words, art]) => [new RegExp(words), art] as const)]),
);

/** The drawing of a page: by what its slug is about, otherwise always the same one of its colour family. */
export function cardArt(slug: string, tint: Tint): string {
  const found = patterns[tint]?.find(([pattern]) => pattern.test(slug));
  if (found) return found[1];
  let sum = 0;
  for (const character of slug) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  const choices = variety[tint];
  return choices[sum % choices.length] ?? 'hub';
}
