/** „Kvíz: Törtek” -> „Törtek”, for lists that say beside the title what the page is. */
export const bareTitle = (title: string): string => title.replace(/^(?:Kvíz|Teszt|Gyakorló): /, '');
