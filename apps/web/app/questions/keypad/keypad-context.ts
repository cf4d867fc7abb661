import { type ComponentType, createContext, type RefObject } from 'react';

export interface KeypadProps {
  /** Holds the fields; keys write into the one that was used last. */
  fields: RefObject<HTMLElement | null>;
  /** These are enough; without a name any may be needed. */
  keys?: 'digits' | 'fractions';
  /** There is a next field. */
  many?: boolean;
  /** The question asks for several values. */
  list?: boolean;
  /** For lines of working: the signs of an equation, or of a task without letters, stand on the first layer. */
  lines?: 'letters' | 'numbers' | 'decimals';
  /** The letters of the task: the first stands beside the digits. */
  letters?: string;
}

interface KeypadOffer {
  Keypad: ComponentType<KeypadProps>;
  Pretty: ComponentType<{ text: string; caret: number | null }>;
  MathText: ComponentType<{ text: string }>;
  isDrawn: (text: string) => boolean;
  /** Where the keys stand. */
  host: HTMLElement | null;
  /** The keys stand there only while a field is used, so that a long task can be read. */
  waits: boolean;
  /** Our own keys are used instead of the phone's. */
  on: boolean;
  setOn: (on: boolean) => void;
  /** A tool below the question has the keys, not the question's own fields. */
  lent: boolean;
  setLent: (lent: boolean) => void;
}

/** The player offers its keypad; elsewhere typed answers use the device's keyboard. */
export const KeypadContext = createContext<KeypadOffer | null>(null);
