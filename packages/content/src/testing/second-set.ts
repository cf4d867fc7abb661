/** What a lesson of the second set has besides the first: the model of docs/content-guide.md, for the sample lesson. */
export const FORMS = 'forms: {opening: tortenet, mistake: idezet, closing: osszegzes}';

export const WHY = `## Miért igaz? {#miert}

:::why{title="Miért marad a nevező?"}
Vágj egy csíkot 12 egyforma darabra! Egy darab neve tizenketted.

Az $\\frac14$ ugyanannyi, mint 3 darab. Az $\\frac16$ pedig 2 darab. Együtt 5 darab lesz, ennek a neve $\\frac5{12}$.

A darabok száma változott, a méretük nem. Ezért adjuk össze a számlálókat, és ezért marad a nevező.
:::
`;

export const CHALLENGES = `## Kihívás {#kihivas}

:::challenge{#k1 title="Négy testvér, egy torta"}
\`\`\`yaml
task: |
  Négy testvér megevett egy egész tortát. Annának a torta $\\frac13$ része jutott, Bálintnak a negyede.
  Csenge kétszer annyit evett, mint Dénes.
  Mekkora rész jutott Dénesnek?
hints:
  - 'Mekkora rész maradt Csengének és Dénesnek?'
  - 'Csenge része két akkora, mint Dénesé. Hány egyforma részre oszlik a maradék?'
  - 'A maradék $1-\\frac13-\\frac14$. Bővítsd úgy, hogy a számláló osztható legyen 3-mal!'
solution: |
  Anna és Bálint együtt $\\frac13+\\frac14=\\frac4{12}+\\frac3{12}=\\frac7{12}$ tortát evett meg.
  A maradék $\\frac{12}{12}-\\frac7{12}=\\frac5{12}$, ez három egyforma rész: kettő Csengéé, egy Dénesé.
  Bővítünk 3-mal: $\\frac5{12}=\\frac{15}{36}$. Ennek a harmada $\\frac5{36}$.
  *Ellenőrzés:* $\\frac{12}{36}+\\frac9{36}+\\frac{10}{36}+\\frac5{36}=\\frac{36}{36}$.
answer: '$\\frac5{36}$'
\`\`\`
:::

:::challenge{#k2 title="Egyiptomi törtek"}
\`\`\`yaml
task: |
  Az ókori egyiptomiak olyan törteket írtak, amelyeknek a számlálója 1. Egy összegben nem állhatott két egyforma.
  **a)** Írd fel így az $\\frac56$ törtet két tört összegeként!
  **b)** Írd fel így az 1-et három tört összegeként!
figure: {kind: number-line, from: 0, to: 1, step: 1, parts: 6}
hints:
  - 'Melyik a legnagyobb ilyen tört, amely még belefér?'
  - 'Vedd el a felet! Mi marad?'
  - 'A b) részben kezdd azzal, amit az a) részben kaptál! Mennyi hiányzik az 1-hez?'
solution: |
  **a)** $\\frac56-\\frac12=\\frac56-\\frac36=\\frac26=\\frac13$, tehát $\\frac56=\\frac12+\\frac13$.
  **b)** $1-\\frac56=\\frac16$, tehát $1=\\frac12+\\frac13+\\frac16$.
answer: '$\\frac56=\\frac12+\\frac13$ és $1=\\frac12+\\frac13+\\frac16$'
\`\`\`
:::
`;

/** The sample lesson held to the second set. */
export const withSecondSet = (lesson: string): string =>
  lesson
    .replace('minutes: 15', () => `minutes: 15\n${FORMS}`)
    .replace('## Kidolgozott példák', heading => `${WHY}\n${heading}`)
    .replace('## Összefoglaló', heading => `${CHALLENGES}\n${heading}`);
