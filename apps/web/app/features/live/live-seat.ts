import { createStored } from '../../lib/stored.ts';

/** A place in a lesson: kept on the device, so that a reload or a discarded tab comes back as the same participant. */
export interface LiveSeat {
  code: string;
  token: string;
}

export const liveSeat = createStored<LiveSeat | null>('liveSeat', {
  initial: null,
  parse: text => {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('code' in value) || !('token' in value)) return undefined;
    const { code, token } = value;
    return typeof code === 'string' && typeof token === 'string' ? { code, token } : undefined;
  },
  print: seat => (seat === null ? null : JSON.stringify(seat)),
});
