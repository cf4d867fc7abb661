const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML that shows it letter for letter. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign);
