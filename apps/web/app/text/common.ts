import { PRODUCT_NAME } from '@eszkerek/contract/constants';

/** Hungarian texts used by more than one screen. */
export const text = {
  productName: PRODUCT_NAME,
  tagline: 'Interaktív tanulás 5–8. osztályosoknak',
  loading: 'Betöltés…',
  close: 'Bezárás',
  cancel: 'Mégsem',
  ok: 'Rendben',
  retry: 'Újra',
  back: 'Vissza',
  home: 'Kezdőlap',
  optional: 'nem kötelező',
  errorTitle: 'Leugrott a kerék',
  showPassword: 'Jelszó megjelenítése',
  hidePassword: 'Jelszó elrejtése',
  free: 'Ingyenes',
  premium: 'Prémium',
  workshop: 'Műhely',
  tool: 'Eszköz',
  lockedNote: 'zárolt, bejelentkezés szükséges',
  /** For somebody who is signed in already. */
  premiumNote: 'zárolt, prémium hozzáférés szükséges',
  breadcrumbs: 'Morzsamenü',
  subjects: {
    matematika: 'Matematika',
    fizika: 'Fizika',
    ai: 'Mesterséges intelligencia',
    eszkoz: 'Eszközök',
  },
} as const;
