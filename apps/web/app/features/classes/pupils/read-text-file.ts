/** A spreadsheet's CSV is UTF-8, or Windows-1250 where Excel saved it in the old way. */
export const readTextFile = async (file: Blob): Promise<string> => {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
};
