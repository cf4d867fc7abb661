import { describe, expect, it } from 'vitest';
import { checkText } from './check-text.ts';
import { say } from './messages.ts';
import type { TypedSpec } from './typed-spec.ts';

const words = (rest: Partial<TypedSpec> & { answer: string }): TypedSpec => ({
  check: 'TXT',
  accepted: [],
  patterns: [],
  dot: 'ask',
  ...rest,
});
const wrong = (...values: string[]): TypedSpec['patterns'] => values.map(value => ({ value, explanation: `Nem ${value}.` }));

const DIFFUSION = words({
  answer: 'diffúzió',
  patterns: wrong('hőmozgás', 'olvadás'),
  task: 'Hogyan nevezzük azt a jelenséget, amikor két anyag keverés nélkül, magától összekeveredik?',
});
const PARALLEL = words({
  answer: 'párhuzamos',
  accepted: ['párhuzamos kapcsolás'],
  task: 'Egy szoba két lámpája közül az egyik kiégett, a másik ugyanúgy világít. Milyen kapcsolásban vannak? (Egy szó.)',
});
const IRON = words({
  answer: 'vas',
  accepted: ['lágyvas'],
  patterns: wrong('réz', 'alumínium'),
  task: 'Milyen anyagból készül az elektromágnes magja, amely a tekercs hatását sokszorosára erősíti?',
});
const INSULATOR = words({
  answer: 'szigetelő',
  patterns: wrong('vezető'),
  task: 'Hogyan nevezzük azt az anyagot, amely nem engedi át az áramot?',
});
const PATH = words({ answer: 'pálya', patterns: wrong('út'), task: 'Hogyan nevezzük azt a vonalat, amelyen a test végighalad?' });
const SQUARE = words({ answer: 'négyzet', task: 'Mi a neve annak a paralelogrammának, amelyik téglalap is, és rombusz is?' });
const CHOICE = words({ answer: 'vas', task: 'Vas vagy réz van a tekercs magjában?' });
const NAME = words({ answer: 'ZXY', accepted: ['ZXY háromszög'], task: 'Írd le a jobb oldali háromszög nevét!' });
const FLOATS = words({ answer: 'úszik', patterns: wrong('elmerül') });

describe('a word in a sentence', () => {
  it.each<readonly [string, TypedSpec]>([
    ['Ez a diffúzió.', DIFFUSION],
    ['diffúziónak nevezzük', DIFFUSION],
    ['válasz: diffúzió', DIFFUSION],
    ['szerintem diffúzió', DIFFUSION],
    ['diffúzió jelensége', DIFFUSION],
    ['a jelenség neve diffúzió', DIFFUSION],
    ['Diffúzió! 😊', DIFFUSION],
    ['párhuzamosan vannak kapcsolva', PARALLEL],
    ['párhuzamos a kapcsolás', PARALLEL],
    ['a kapcsolás párhuzamos', PARALLEL],
    ['párhuzamos kapcsolásban vannak', PARALLEL],
    ['vasból készül', IRON],
    ['A magja vas.', IRON],
    ['lágyvasból van', IRON],
    ['szigetelők', INSULATOR],
    ['szigetelőnek nevezzük', INSULATOR],
    ['a test pályája', PATH],
    ['pályának nevezzük', PATH],
    ['ez egy négyzet', SQUARE],
    ['négyzetek', SQUARE],
    ['vas van a magjában', words({ ...CHOICE, accepted: ['vas van a magjában'] })],
    ['a ZXY háromszög', NAME],
    ['ZXY△', NAME],
    ['párhuzamos, nem soros', PARALLEL],
    ['vas, mert mágnesezhető', IRON],
    ['vas (mert az jól mágnesezhető)', IRON],
    ['vas (lágyvas)', IRON],
    ['vas, azaz lágyvas', IRON],
    ['vas vagy lágyvas', IRON],
    ['a vas szót', IRON],
    ['a tekercs magjában vas', CHOICE],
    ['Ez a fahasáb úszik.', words({ ...FLOATS, task: 'A fahasáb a vízben …' })],
  ])('%s is right', (typed, spec) => expect(checkText(typed, spec, false)).toMatchObject({ status: 'correct', message: say.right }));

  it.each<readonly [string, TypedSpec]>([
    ['diffúzió nélkül', DIFFUSION],
    ['diffúzió vagy olvadás', DIFFUSION],
    ['olvadás, diffúzió', DIFFUSION],
    ['keverés diffúzió', DIFFUSION],
    ['a hőmozgás és a diffúzió', DIFFUSION],
    ['soros vagy párhuzamos', PARALLEL],
    ['vas vagy réz', IRON],
    ['vas réz', IRON],
    ['vas, de nem tiszta', IRON],
    ['réz helyett vas', IRON],
    ['vas/réz', IRON],
    ['3 vas', IRON],
    ['a szigetelő ellentéte', INSULATOR],
    ['elektromos szigetelő', INSULATOR],
    ['elektromos vezeték', INSULATOR],
    ['négyzet rombusz', SQUARE],
    ['négyzet és téglalap', SQUARE],
    ['réz vas', CHOICE],
    ['vas vagy réz', CHOICE],
    ['Z és X és Y', NAME],
    ['ABC = ZXY', NAME],
    ['vas (réz)', IRON],
    ['vas, nem vas', IRON],
    ['nem merül el', FLOATS],
    ['úszik vagy elmerül', FLOATS],
  ])('%s is asked about, whether the key is in it or not', (typed, spec) =>
    expect(checkText(typed, spec, false)).toMatchObject({ status: 'unreadable', message: say.onlyWord }),
  );

  it.each<readonly [string, TypedSpec]>([
    ['nem diffúzió', DIFFUSION],
    ['Ez nem szigetelő.', INSULATOR],
    ['nem párhuzamosan vannak kapcsolva', PARALLEL],
    ['nem úszik', FLOATS],
    ['soros, nem párhuzamos', PARALLEL],
    ['réz, mert vezeti az áramot', IRON],
    ['nem vas, mert nehéz', IRON],
    ['vasút', IRON],
    ['vasal', IRON],
    ['vastalan', IRON],
    ['Brown-mozgás', DIFFUSION],
    ['jelenség', DIFFUSION],
    ['Ez a jelenség.', DIFFUSION],
    ['soros kapcsolás', PARALLEL],
    ['ZYX', NAME],
    ['ZXYT', NAME],
    ['YXZ háromszög', NAME],
    ['ez', SQUARE],
  ])('%s is wrong', (typed, spec) => expect(checkText(typed, spec, false).status).toBe('incorrect'));

  it.each<readonly [string, TypedSpec, string]>([
    ['rézből készül', IRON, 'Nem réz.'],
    ['vezetőnek nevezzük', INSULATOR, 'Nem vezető.'],
    ['Ez az olvadás.', DIFFUSION, 'Nem olvadás.'],
    ['vezető anyag', INSULATOR, 'Nem vezető.'],
  ])('%s is told the cause of its mistake', (typed, spec, explanation) =>
    expect(checkText(typed, spec, false)).toMatchObject({ status: 'incorrect', explanation }),
  );

  it('says how a word without its accents is written', () => {
    expect(checkText('diffuzionak nevezzuk', DIFFUSION, false)).toMatchObject({ status: 'correct', understood: say.written('diffúzió') });
    expect(checkText('difúzió a neve', DIFFUSION, false)).toMatchObject({ status: 'partial', message: say.spelling });
  });
});
