/** Statements with fixed SQL by their text, with the name under which PostgreSQL keeps them prepared. Their number is that of the code's queries. */
const names = new Map<string, string>();

export const addFixedStatement = (sql: string): void => {
  if (!names.has(sql)) names.set(sql, `fixed-${names.size + 1}`);
};

/** Undefined for SQL that changes from call to call: kept ones would fill the server's memory. */
export const fixedStatementName = (sql: string): string | undefined => names.get(sql);
