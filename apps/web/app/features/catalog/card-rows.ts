declare module 'react' {
  interface CSSProperties {
    '--rows'?: number;
    '--rows-phone'?: number;
  }
}

/** About how tall a grid of cards will be, for the browser that shapes it later. */
export const cardRows = (count: number, columns: number, phoneRows: number) => ({
  '--rows': Math.ceil(count / columns),
  '--rows-phone': phoneRows,
});
