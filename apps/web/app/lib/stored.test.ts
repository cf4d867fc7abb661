import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeStorage } from './fake-storage.test-kit.ts';
import { clearStored, createStored } from './stored.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

const number = { initial: 100, parse: (text: string) => (Number.isFinite(Number(text)) ? Number(text) : undefined), print: String };

describe('a stored value', () => {
  it('starts from what the device holds', () => {
    localStorage.setItem('a', '80');
    expect(createStored('a', number).get()).toBe(80);
  });

  it('removes text that makes no sense and answers the initial value', () => {
    localStorage.setItem('b', 'nonsense');
    expect(createStored('b', number).get()).toBe(100);
    expect(localStorage.getItem('b')).toBeNull();
  });

  it('removes text whose reader throws', () => {
    localStorage.setItem('c', '{broken');
    const json = createStored('c', { initial: null, parse: (text: string) => JSON.parse(text), print: value => JSON.stringify(value) });
    expect(json.get()).toBeNull();
    expect(localStorage.getItem('c')).toBeNull();
  });

  it('writes, tells its listeners and forgets on clear', () => {
    const stored = createStored('d', number);
    const heard: number[] = [];
    stored.subscribe(() => heard.push(stored.get()));
    stored.set(90);
    expect(localStorage.getItem('d')).toBe('90');
    clearStored();
    expect(localStorage.length).toBe(0);
    expect(heard).toEqual([90, 100]);
  });

  it('works in memory when the device refuses to store', () => {
    vi.stubGlobal('localStorage', {
      getItem() {
        throw new Error('denied');
      },
      setItem() {
        throw new Error('denied');
      },
      removeItem() {
        throw new Error('denied');
      },
    });
    const stored = createStored('e', number);
    expect(stored.get()).toBe(100);
    stored.set(75);
    expect(stored.get()).toBe(75);
  });
});
