import { plainWord } from './normalise.ts';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words of a sentence around an answer that say nothing about its value. Without accents, lower case. */
const FRAME = list(`
  a az egy ez ezt azt ezek azok ennyi annyi itt ott ilyen be
  valasz valaszom valaszunk valasza felelet feleletem eredmeny eredmenye eredmenyem vegeredmeny megoldas megoldasa megoldasom megoldasok
  szerintem szerintunk hiszem gondolom talan tehat ezert igy akkor hogy nekem nekunk en mi is
  lesz lett lettek lesznek volt voltak van vannak legyen lenne marad maradt maradtak maradek maradeka
  kap kapott kaptak kapunk kaptam kaptunk jon jott ki kijon kijott adodik szamoltam
  kell kellett kellene szukseges jut jutott jutna kerul kerult kerulnek fizet fizetett fizettek fizetni fizetnie koltott
  ment megtett tett utat ultetett ultettek vett vettek adott elad eladott
  osszesen egyutt mindossze pontosan eppen epp darabszam
  hosszu hosszusagu szeles magas nehez vastag nagy nagysagu idos koru sulyu tomegu teruletu keruletu terfogatu
  mulva utan kesobb eltelte messze tavol tavolsagra
  szam szama szamot szamok ertek erteke erteku nev uj benne bele
  keresett is irt irta irtak koztuk kozte egymastol egymashoz belole abbol ebbol abban ebben ehhez ahhoz ennek annak neki nekik most mar vegul ossze
  tart tartott telik telt er ert eri erte erkezik tartalmaz fer kapjuk kapta vettuk tesz teszi tett jelent jelenti ad adja
  lehet lehetett biztos biztosan remelem tudom szamitasom szamitas szamolas szamolasom kiszamoltam kiszamolva helyes jo asszem azthiszem vagyis azaz
`);

/** Names of quantities; any ending may follow. */
const QUANTITIES = [
  ...list(`terulet kerulet terfogat felszin tomeg suly hossz tavolsag magassag szelesseg melysege oldal atlo sugar atmero szog
    sebesseg gyorsulas idotartam ido homerseklet suruseg nyomas ero munka energia teljesitmeny feszultseg aramerosseg ellenallas
    hatasfok atlag osszeg kulonbseg szorzat hanyados ara fizetes koltseg bevetel nyereseg valoszinuseg esely nevezo szamlalo
    ut kitevo alap valtozas feladat kerdes pelda muvelet lkkt lnko`),
];

/** Things pupils count; the words of the question are known besides. */
const COUNTED = [
  ...list(`alma korte szilva dio tojas konyv fuzet ceruza toll virag fa bokor auto busz kocsi jatek golyo labda kartya kocka
    szelet csomag doboz zsak uveg palack pohar kosar tabla kor haromszog pont resz sor oszlop lap oldal jegy bilet
    ember gyerek gyermek tanulo diak fiu lany lanyok felnott szemely csapat osztaly csoport allat macska tyuk nyul lo birka
    eset lehetoseg mod modon modszer szamjegy lepes`),
];

/** Words that turn a number into another one, or into no number at all: never passed over. */
const CHANGING = list(`
  nem sem se nincs ne hanem helyett vagy illetve kiveve
  kevesebb tobb kisebb nagyobb mint legalabb legfeljebb minimum maximum majdnem kozel kozott fole felett folott fole korul alul felul
  kivul minden bizonyos
  tizes szazas ezres tizezres szazezres millios
  fele fel harmada negyede otode tizede szazada dupla duplaja tripla triplaja ketszer ketszerese haromszor haromszorosa
  negyszer negyszerese otszor otszorose tizszer tizszerese szazszor szazszorosa ezerszerese szer szor szorosa szerese
  szorozva osztva szorzas osztas meg hozzaadva kivonva
  kobgyok kobgyoke reciproka ellentettje abszolut
  hideg hidegebb fagy fagypont adossag adossaga tartozas tartozik hiany hianyzik melyen mely melyseg
`);

/** „kb. 5”: right only where a rounded value will do. */
const ABOUT = list('kb korulbelul nagyjabol cirka hozzavetoleg hozzavetolegesen megkozelitoleg durvan mintegy');

const GREEK = list('alfa alpha beta gamma delta lambda omega szigma sigma ro rho epszilon epsilon theta teta fi eta mu mikro');

/** Endings a noun may have: case, plural, possessive. */
const NOUN_ENDING =
  /^(?:[aeo]?t|[aeo]?k(?:at|et|ot|r[ae]|n[ae]k|b[ae]n?|bol|n[ae]l|h[oe]z|k[ae]l)?|j?(?:[aeiu]|[aeu]k)(?:t|n|n[ae]k|[vk][ae]l|bol|b[ae]n|r[ae]|h[oe]z)?|b[ae]n?|bol|r[ae]|rol|[aeo]?n|n[ae]k|n[ae]l|h[oe]z|[a-z][ae]l|u|[aeo]?s|nyi|ert|tol|ig)?$/;

/** „elemeire” and „elemekre”: one noun in two forms. */
export function isSameNoun(a: string, b: string): boolean {
  let common = 0;
  while (common < a.length && a[common] === b[common]) common++;
  return common >= 4 && NOUN_ENDING.test(a.slice(common)) && NOUN_ENDING.test(b.slice(common));
}

const startsLike = (word: string, stems: readonly string[]): boolean =>
  stems.some(stem => word.startsWith(stem) && NOUN_ENDING.test(word.slice(stem.length)));

/** Operations, parts, multiples and comparisons in any form: gyöke, négyzetét, hatoda, ötszöröse, hosszabb. */
const OPERATION =
  /^(?:gyok[a-z]+|negyzetgyok|negyzet(?:re|[eé]|en|et)|hatvan[yt]|kob(?:re|on|gyok)|szoroz|szorz|oszt)|sz[oe]r(?:[oe]s)?[ae]?$|..[aeo]d[ae](?:t|n[ae]k|v[ae]l|bol)?$|bb(?:[aeu]k?|an|en|ra|re|at|et|nal|nel|ak|ek)?$/;
/** „8 órakor” is a time of day, „5 évvel ezelőtt” lies behind. */
const AT_TIME = /^(?:ora|perc)\p{L}*kor$|^ezelott$/u;
const isOperation = (plain: string): boolean =>
  (OPERATION.test(plain) || AT_TIME.test(plain)) && !/^(?:szorzat|osztaly|modszer|kesobb|feladat)/.test(plain);

/** A thing pupils count, in any form. */
export const isCounted = (plain: string): boolean => startsLike(plain, COUNTED);
export const isFrame = (plain: string): boolean => FRAME.has(plain);

export const isChanging = (word: string): boolean => CHANGING.has(plainWord(word)) || isOperation(plainWord(word));
export const isAbout = (word: string): boolean => ABOUT.has(plainWord(word));
export const isGreekName = (word: string): boolean => GREEK.has(plainWord(word));

/** Whether a word may stand beside a number without changing it. `known` are the words of the question. */
export function isHarmless(word: string, known: (plain: string) => boolean): boolean {
  const plain = plainWord(word);
  if (CHANGING.has(plain) || isOperation(plain)) return false;
  return FRAME.has(plain) || startsLike(plain, QUANTITIES) || startsLike(plain, COUNTED) || known(plain);
}
