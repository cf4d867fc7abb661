const SITES: Readonly<Record<string, string>> = {
  'gmail.com': 'https://mail.google.com/',
  'googlemail.com': 'https://mail.google.com/',
  'outlook.com': 'https://outlook.live.com/',
  'hotmail.com': 'https://outlook.live.com/',
  'live.com': 'https://outlook.live.com/',
  'yahoo.com': 'https://mail.yahoo.com/',
  'icloud.com': 'https://www.icloud.com/mail',
  'freemail.hu': 'https://freemail.hu/',
  'citromail.hu': 'https://citromail.hu/',
};

/** Where the letters of an address are read; unknown providers have none. */
export const mailSiteOf = (email: string): string | null => SITES[email.split('@').at(-1)?.toLowerCase() ?? ''] ?? null;
