/** The part of the catalogue that every first visit may need; the rest travels with the screens that use it. */
export const firstVisitMessages = {
  pageFailed: 'Az oldal tartalma nem tölthető be.',
  error: (why: string) => `Hiba: ${why}`,
  premiumCardLogin: 'A tartalom megtekintéséhez bejelentkezés szükséges.',
  curriculumFailed: 'Hiba az adatok betöltésekor.',
  searching: 'Keresés...',
  nothingFound: 'Nincs találat.',
  searchTooShort: 'Írj be legalább 3 karaktert...',
  network: 'Hálózati hiba: nem érjük el a szervert.',
} as const;
