import { Button } from '@eszkerek/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { noteActivity } from '../../../lib/activity.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { collectSpeech } from './collect.ts';

const HUNGARIAN = /^hu/i;

/** Reads the lesson out in Hungarian, when the device has such a voice. */
export function ReadAloud({ articleSelector }: { articleSelector: string }) {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  const [speaking, setSpeaking] = useState(false);
  const queue = useRef<string[]>([]);

  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const look = () => setVoice(speechSynthesis.getVoices().find(candidate => HUNGARIAN.test(candidate.lang)) ?? null);
    // Asking for the voices wakes the speech service, which is slow on some phones.
    const callOff = whenIdle(look);
    speechSynthesis.addEventListener('voiceschanged', look);
    return () => {
      callOff();
      speechSynthesis.removeEventListener('voiceschanged', look);
      speechSynthesis.cancel();
    };
  }, []);

  if (!voice) return null;

  const sayNext = () => {
    const text = queue.current.shift();
    if (text === undefined) {
      setSpeaking(false);
      return;
    }
    // Listening is reading: the page must not leave in the middle of a sentence.
    noteActivity();
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = 0.95;
    utterance.onend = sayNext;
    utterance.onboundary = noteActivity;
    utterance.onerror = () => setSpeaking(false);
    speechSynthesis.speak(utterance);
  };
  const toggle = () => {
    speechSynthesis.cancel();
    if (speaking) {
      queue.current = [];
      setSpeaking(false);
      return;
    }
    queue.current = [...document.querySelectorAll<HTMLElement>(articleSelector)].flatMap(section => collectSpeech(section));
    setSpeaking(true);
    sayNext();
  };
  return (
    <Button variant="ghost" size="sm" icon={speaking ? 'pause' : 'speaker'} aria-pressed={speaking} onClick={toggle}>
      {speaking ? 'Felolvasás leállítása' : 'Felolvasás'}
    </Button>
  );
}
