/** The visitor asked the browser to spare the data plan. */
export const saysSaveData = (): boolean => (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
