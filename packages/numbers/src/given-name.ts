const isName = (word: string): boolean => /^\p{L}{2}/u.test(word);

/** The given name, which is the last word of a Hungarian name: „Kiss Lili” is greeted as Lili. Numbers and initials after it are no names. */
export const givenNameOf = (fullName: string): string => fullName.trim().split(/\s+/).findLast(isName) ?? fullName.trim();
