// What every first visit needs travels in two files: many small ones compress worse.

const firstVisit = [
  'shell/[\\w-]+',
  'shell/focus-timer/(announce|beep|stored-timer|timer|use-timer)',
  'text/common',
  'lib/(background-motion|display-name|leave|login-state|page-meta|premium-access|session|stored|teacher-mode|theme|theme-script|zoom)',
  'ui/(button|cx|geometry|icon|icon-button|loader|logo|menu|overlay-count|sheet|spinner|state|subject-glyph|toast-store|toaster|use-first-use)',
].join('|');

export const chunkGroups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\// },
  { name: 'shell', test: new RegExp(`apps/web/app/(${firstVisit})\\.tsx?$|contract/src/(constants|messages)\\.ts$`) },
];
