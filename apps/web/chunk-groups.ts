// What every first visit needs travels in two files: many small ones compress worse.

const firstVisit = [
  'shell/(background|dock|footer|mobile-menu|nav-items|navbar|not-found|page-error|shell|use-fold-on-scroll|use-leave|use-roving)',
  'shell/focus-timer/(announce|stored-timer|timer|use-timer)',
  'features/catalog/(card-rows|card-section|card-sections|category|content-card|content-path|tint)',
  'features/guide/wheel-outline',
  'features/search/(search-box|search-form|use-search)',
  'text/common',
  'lib/(background-motion|chosen-grade|display-name|leave|login-state|page-meta|premium-access|region|session|spec-shape/grades-of|stored|teacher-mode|theme|theme-script|when-idle|use-premium-access|zoom)',
].join('|');
const firstVisitUi =
  'art|badge|button|card|chips|cx|geometry|icon|icon-button|loader|logo|menu|panel|skeleton|spinner|state|subject-glyph|toast-store|toaster|use-first-use';

export const chunkGroups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shell',
    test: new RegExp(
      `(apps/web/app/(${firstVisit})|packages/ui/src/(${firstVisitUi}))\\.tsx?$|(contract/src/(constants|first-visit-messages)|documents/src/tools/exam-defaults)\\.ts$`,
    ),
  },
];

const WIDGET_VIEW = /packages\/widgets\/src\/([^/]+)\/view\.tsx$/;

/** The view of a widget is named after its kind; every one of them is called view.tsx. */
export const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/${WIDGET_VIEW.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`;
