/** The given name, which is the last word of a Hungarian name: „Kiss Lili” is greeted as Lili. */
export const givenNameOf = (fullName: string): string => fullName.trim().split(/\s+/).at(-1) || fullName;
