import { expect, test } from 'vitest';
import { messages } from './messages.ts';

/** The quoted texts of the specification (sections 2 to 8), copied letter for letter; the catalogue must hold every one. */
const quoted = [
  // 2: screens
  'Keresés...',
  'Nincs találat.',
  'Írj be legalább 3 karaktert...',
  'Nincsenek új értesítéseid.',
  'A tartalom megtekintéséhez bejelentkezés szükséges.',
  'Regisztráció Befejezése',
  'Ismeretlen adatformátum.',
  'Hiba: Hiányzó megerősítő kód.',
  'Nincs találat a keresésre.',
  'Kezdj el gépelni a kereséshez...',
  'Jóváhagyásra vár',
  // 4: states
  'Előfizetésed sikeresen aktiválva!',
  // 5: validation
  'A jelszó nem felel meg a biztonsági követelményeknek.',
  'A két jelszó nem egyezik!',
  'El kell fogadnod a felhasználási feltételeket!',
  'Kérjük, igazolja, hogy nem robot.',
  'Az új jelszavak nem egyeznek.',
  'Kérlek, töltsd ki a(z) "{label}" mezőt!',
  // 6: roles
  'A tartalom megtekintéséhez bejelentkezés és prémium hozzáférés szükséges.',
  // 8: login and third-party sign-in
  'Sikertelen bejelentkezés.',
  'Sikertelen Google azonosítás.',
  'Hiba a Google bejelentkezés során.',
  'Google bejelentkezési hiba.',
  'Hiba a Google fiók azonosítása során.',
  'Google regisztrációs hiba.',
  // 8: registration and password
  'Ismeretlen hiba történt.',
  'Hiba történt.',
  // 8: contact
  'Hiba történt az üzenet küldésekor.',
  // 8: content and curriculum
  'Hiba az adatok betöltésekor.',
  'A(z) {subject} tantárgy főoldala nem található.',
  'Az oldal tartalma nem tölthető be.',
  'A tananyag adatai hiányosak vagy nem tölthetők be.',
  'A tananyag tartalma jelenleg nem elérhető.',
  'Az adatok hiányosak.',
  // 8: classes and teachers
  'Hiba az osztályok betöltésekor: {why}',
  'Hiba a diákok betöltésekor.',
  'Hiba a haladási adatok betöltésekor.',
  'A jóváhagyás sikertelen.',
  // 8: profile and payment
  'Hiba a profil betöltésekor.',
  'Profiladatok nem elérhetők.',
  'Hiba a fizetés indításakor.',
  'Hiba az előfizetés-kezelő megnyitásakor.',
  'Érvénytelen vagy lejárt token',
  'A munkamenet lejárt',
  'Az előfizetési folyamatot megszakítottad.',
  'A fizetési folyamatot megszakítottad. Az osztály nem jött létre.',
  // 8: other
  'Hiba: {why}',
  'Hiba! A vágólapra másolás nem sikerült. Kérlek, próbáld újra!',
  'Hibás PIN kód!',
  'Mester Mód kikapcsolva.',
];

/** Texts the rulings word where the specification only names them. */
const ruled = [
  'A VIP kód érvénytelen vagy lejárt.',
  'Az osztály létrejött. A kódját a listában találod.',
  'Mester Mód bekapcsolva. A kvízek mostantól megoldásokkal jelennek meg.',
  'Hálózati hiba: nem érjük el a szervert.',
  'Ehhez a Google-fiókhoz még nincs regisztráció.',
  'A munkamenet lejárt. A fiókodba egy másik eszközön léptek be.',
  'Érvénytelen vagy lejárt token.',
  'Előbb erősítsd meg az e-mail-címedet. Új levelet is kérhetsz.',
  'A speciális hozzáférési kód érvénytelen vagy lejárt.',
  'Nincs ilyen osztálykód.',
  'Az osztály betelt.',
  'A fizetés feldolgozása folyamatban. Frissítsd később az oldalt.',
  'A törléshez add meg újra a jelszavad.',
];

const catalogue = new Set(
  Object.entries(messages).flatMap(([name, value]) => {
    if (typeof value === 'string') return [value];
    if (typeof value !== 'function') return [...value];
    return [value(name === 'subjectMissing' ? '{subject}' : name === 'fieldRequired' ? '{label}' : '{why}')];
  }),
);

test.each(quoted)('the specification says %j', text => {
  expect(catalogue).toContain(text);
});

test.each(ruled)('the rulings say %j', text => {
  expect(catalogue).toContain(text);
});

test('what forces a logout is contained in what the server says', () => {
  expect(
    messages.forcedLogoutMarks.map(mark => [messages.tokenInvalid, messages.sessionReplaced].some(text => text.includes(mark))),
  ).toEqual([true, true]);
});
