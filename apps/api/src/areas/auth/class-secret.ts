import type { PictureName } from '@eszkerek/contract/pictures';

/** Four pictures or a password: the contract lets exactly one through. */
export interface ClassSecret {
  pictures?: readonly PictureName[] | undefined;
  password?: string | undefined;
}

/** What is hashed; pictures are hashed as their names in order. */
export const secretText = ({ pictures, password }: ClassSecret): string => pictures?.join('-') ?? password ?? '';
