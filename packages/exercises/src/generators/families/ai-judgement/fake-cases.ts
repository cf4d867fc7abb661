import type { Rng } from '@eszkerek/numbers/chance';
import { defineGenerator, type Task } from '../../engine.ts';
import { choice, multi, order, words, wrong } from '../../tasks.ts';
import { quote } from '../shared/quote.ts';
import { CHECK_CASES, type CheckCase } from './check-cases.ts';
import { type Detail, SIGN_POSTS, type SignPost } from './sign-posts.ts';

/** Details that can be checked from outside make a sign; what any sender can produce does not. */
const isSign = (post: SignPost, text: string): boolean => post.signs.some(([sign]) => sign === text);

/** Which details are suspicious, or which say nothing. */
function details(rng: Rng, post: SignPost, suspicious: boolean, count: number): Task {
  const chosen = rng.sample<Detail>([...post.signs, ...post.harmless], count);
  const wanted = suspicious ? post.signs : post.harmless;
  return multi(
    rng,
    {
      question: `${post.story} ${suspicious ? 'Melyik részlet gyanújel?' : 'Melyik részlet **NEM** árul el semmit arról, valódi-e?'}`,
      options: chosen.map(([text, why]) => ({
        value: words(text),
        correct: isSign(post, text) === suspicious,
        explanation: why,
        ...(isSign(post, text) === suspicious
          ? {}
          : { misconception: suspicious ? 'artalmatlan-reszlet-gyanus' : 'gyanujel-folott-atsiklik' }),
      })),
      hints: [
        suspicious
          ? 'Ki küldte, mit kér, honnan tudja, mit tilt meg?'
          : 'Melyik részletet tudná bármelyik küldő előállítani, és melyik lehetne valódin is?',
        'A jel olyan dolog, amit a képen vagy a hangon kívül is ellenőrizni lehet, vagy ami az ellenőrzést akadályozza.',
        `Nézd meg ezt: ${quote(chosen[0]?.[0] ?? '')} Változna a véleményed, ha ez a részlet hiányozna?`,
      ],
      solution: `${suspicious ? 'Gyanújel' : 'Nem árul el semmit'}: ${chosen
        .filter(([text]) => isSign(post, text) === suspicious)
        .map(([text]) => quote(text))
        .join(' ')}`,
    },
    text => wanted.some(([known]) => known === text),
  );
}

/** The steps of a case in order. */
function steps(given: CheckCase): Task {
  const items = given.steps.map((text, i) => words(text, `${i}`));
  return order(
    {
      question: `${given.story} Rakd sorba a lépéseket!`,
      items,
      other: 'Minden lépésnél kérdezd meg: mit kell hozzá már tudnod, és mi az, amit utána nem lehet visszacsinálni?',
      hints: [
        'Mi az, amit a legelején kell megtenni, hogy ne legyen nagyobb baj?',
        'Előbb ne okozz nagyobb bajt, aztán nézz utána és gyűjts bizonyítékot, a végén jön a döntés vagy a jelzés!',
        `Ez a lépés a végére való: ${quote(given.steps.at(-1) ?? '')}`,
      ],
      solution: `A helyes sorrend: ${given.steps.join(' → ')}`,
    },
    joined => {
      const order = joined.split('|').map(Number);
      return order.length === given.steps.length && order.every((step, i) => i === 0 || step > (order[i - 1] ?? step));
    },
  );
}

/** The move that decides, among tempting ones. */
function bestMove(rng: Rng, given: CheckCase): Task {
  const { story, best, because, bad } = given;
  return choice(
    rng,
    {
      question: `${story} Melyik lépés visz közelebb az igazsághoz vagy a megoldáshoz?`,
      right: words(best),
      because: `Helyes! ${because}`,
      wrong: bad.map(([text, misconception, why]) => wrong({ text }, ({ text }) => words(text), misconception, why)),
      hints: [
        'Képzeld el mind a négy lépést: mi derül ki, vagy mi változik meg utána?',
        'Zárd ki azokat, amelyek semmit sem bizonyítanak vagy oldanak meg, és azokat, amelyek bajt okozhatnak!',
        `Ez biztosan nem segít: ${quote(bad[0][0])} Miért nem?`,
      ],
      solution: `A jó lépés: ${quote(best)} ${because}`,
    },
    text => !bad.some(([move]) => move === text) && text === best,
  );
}

/** Tempting moves and what is wrong with each. */
function whyNot({ story, bad, best }: CheckCase): Task {
  const told = bad.map(([move, , why]) => `${quote(move)} ${why}`).join(' ');
  return {
    question: {
      type: 'match',
      question: `${story} Három rossz javaslat hangzik el. Melyikkel mi a baj? Párosítsd!`,
      pairs: bad.map(([left, , right]) => ({ left, right, misplaced: `${quote(right)} Ez egy másik javaslatról szól.` })),
      explanation: told,
      hints: [
        'Képzeld el mindhárom javaslatot: mi történik utána?',
        'Mindegyik indoklás egyetlen javaslat gyengéjéről vagy következményéről szól.',
        `Kezdd ezzel: ${quote(bad[0][0])} Mi lehet vele a baj?`,
      ],
      solution: `${told} Jobb lépés: ${quote(best)}`,
    },
    proof: pair => bad.some(([move, , why]) => pair === `${move}|${why}`),
  };
}

export const fakeCases = defineGenerator('gen-fake-cases', 'Hamis képek és hangok', ['ai-78-deepfake'], [], (rng, level) => {
  const post = rng.pick(SIGN_POSTS.filter(p => p.level === level || (level === 2 && p.level === 1)));
  const given = rng.pick(CHECK_CASES.filter(c => c.level === level || (level === 2 && c.level === 1)));
  const count = level === 1 ? 4 : 5;
  return rng.pick([
    () => details(rng, post, true, count),
    () => details(rng, post, level < 3 || rng.chance(0.5), count),
    () => details(rng, post, false, count),
    () => steps(given),
    () => bestMove(rng, given),
    () => whyNot(given),
  ])();
});
