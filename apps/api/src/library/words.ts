import { fold } from '../db/fold.ts';
import { hungarianStem } from './stem.ts';

/** The words of a text: folded, split, without single letters. */
export const splitWords = (text: string): string[] =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .filter(word => word.length > 1 || /\d/.test(word));

/** The words of a text, each also without its suffixes. */
export const wordsOf = (text: string): string[] => splitWords(text).flatMap(word => [...new Set([word, hungarianStem(word)])]);

/** Words that say nothing about the topic of a question, in the three languages. */
const EMPTY_WORDS = new Set(
  `hogy hogyan kell mi mit mik mire miert mikor mivel mibol melyik milyen mennyi mennyit hany hanyat hol hova honnan ki kik kinek
  az ez ezt azt egy es vagy de ha is nem van vannak volt lesz legyen meg el csak mar fel le be ugy mint olyan ilyen en te nekem
  jelent jelenti jelentese lehet tudom tudok tudni tudna szabad lehetne csinal csinalni csinaljam csinaljak
  szamol szamolni szamolom szamoljuk szamoljam szamoljak szamolok kiszamol kiszamolni kiszamolom kiszamoljuk kiszamoljam szamitani
  kiszamitani szamitom szamitjuk szamitsam kiszamitom kiszamitjuk szamolunk kiszamitasa kiszamolasa szamoljunk szamitjak szamoljak
  magyarazd magyarazat segits segitseg legyszi kerlek ertem ertek tanulni tanuljak tanul tanulok lecke leckek anyag tananyag feladatok
  micsoda mukodik mukodnek hasznal hasznalni hasznaljuk hasznalom erdemes tenni teszek fogalma definicio definicioja kerdes valami dolog
  valaki rola arrol errol akkor kozott kozti kozben mindig soha talal talalni megtalalni talalom keres keresni megnezni neve nevezzuk hivjak
  cum se ce este sunt un una unei unui pe cu din la de in si sau care cat cate cati pentru lectie exercitii exercitiu calculeaza calculez
  calculam calcul fac face rezolva rezolv invat explicatie al ai lui sa imi
  how to what is are the an of do does you in and or for with on it my can find calculate calculating why which lesson exercise exercises
  explain explained solve work works`.split(/\s+/),
);

/** Question words and the like: they may stand in any question, so they hardly count. */
export const isEmptyWord = (word: string): boolean => EMPTY_WORDS.has(word);
