import { createStored } from '../../../lib/stored.ts';

/** Light sounds and vibration; off until the pupil asks for them. */
export const effects = createStored<boolean>('quizEffects', {
  initial: false,
  parse: text => (text === 'on' ? true : undefined),
  print: on => (on ? 'on' : null),
});

type Effect = 'right' | 'wrong';
const notes: Record<Effect, readonly number[]> = { right: [660, 880], wrong: [330] };
const buzz: Record<Effect, number[]> = { right: [25], wrong: [20, 60, 20] };

let audio: AudioContext | undefined;

function playTone(context: AudioContext, frequency: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'sine';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0.08, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.22);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.24);
}

export function playEffect(effect: Effect): void {
  if (!effects.get()) return;
  navigator.vibrate?.(buzz[effect]);
  try {
    audio ??= new AudioContext();
    const { currentTime } = audio;
    for (const [place, note] of notes[effect].entries()) playTone(audio, note, currentTime + place * 0.11);
  } catch {
    // No sound on this device: the reply is on the screen anyway.
  }
}
