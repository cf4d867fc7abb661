let audio: AudioContext | null = null;

/** Browsers allow sound only after a touch or a key: called when the timer is started by hand. */
export function prepareBeep(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume();
}

/** Three soft notes, two short and one long. */
export function beep(): void {
  prepareBeep();
  if (!audio) return;
  const begin = audio.currentTime;
  for (const [offset, length, frequency] of [
    [0, 0.16, 660],
    [0.24, 0.16, 660],
    [0.48, 0.5, 880],
  ] as const) {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.0001, begin + offset);
    volume.gain.exponentialRampToValueAtTime(0.25, begin + offset + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + offset + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin + offset);
    tone.stop(begin + offset + length + 0.02);
  }
}
