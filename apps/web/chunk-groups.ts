// What many pages need travels in a few files: many small ones compress worse and wait for each other on a slow line.
// A lesson asks for 16 scripts instead of 50, and for six style sheets: a browser opens six connections, and a seventh would wait.

const firstVisit = [
  'shell/(background|dock|footer|mobile-menu|nav-items|navbar|page-error|shell|use-fold-on-scroll|use-leave|use-roving)',
  'shell/focus-timer/(announce|stored-timer|timer|use-timer)',
  'features/catalog/(card-rows|card-section|card-sections|category|content-card|content-path|tint)',
  'features/guide/wheel-outline',
  'features/search/(search-box|search-form|use-search)',
  'text/common',
  'lib/(background-motion|chosen-grade|display-name|known-device|leave|left-page|login-state|page-meta|premium-access|region|session|spec-shape/grades-of|stored|teacher-mode|theme|theme-script|when-idle|use-online|use-premium-access|zoom)',
].join('|');
const firstVisitUi =
  'art|badge|button|card|chips|cx|error-state|geometry|icon|icon-button|loader|logo|menu|message-bar|panel|skeleton|spinner|subject-glyph|toast-store|toaster|use-first-use';

/** Small parts that lessons, quizzes and forms share: one file instead of thirty, which a slow line would ask for one after the other. */
const commonUi =
  'packages/ui/src/(accordion|alert-dialog|breadcrumbs|card-skeletons?|field|field-message|form|input|overlay-count|page-header|progress|progress-ring|safe-html|use-copy|use-no-fling|watch-size)(\\.tsx?|\\.module\\.css)$';
const commonNumbers = 'packages/numbers/src/(chance|hungarian/(article|number-format|phrase|spoken-ending|suffix))\\.ts$';
const commonLib =
  'apps/web/app/lib/(activity|assign-link|day-seed|lesson-places|present-button|save-data|shell-button|soft-hyphens|spell|subject-of-slug|use-kept)\\.tsx?$';
/** A page that is locked, or saved for a day without a line: the service worker keeps what the offline page asks for. */
const commonViews =
  'apps/web/app/features/(auth/wall-skeleton|home/(offline-start|offline-view|saved-(lessons|panel)))\\.tsx$|timer-moves\\.ts$|premium-category\\.ts$';

/** What lessons, quizzes and the teacher's pages need to show a question and the reply to an answer. */
const questionViews =
  'apps/web/app/questions/((answer-feedback|answering|feedback-glyph|hint-list|lettered-solution|plain-html|question-view|use-readable-figures)\\.tsx?|(feedback|questions)\\.module\\.css|keypad/(keypad-context|keypad-slot|math-input|on-touch)|(?!keypad)[\\w-]+/)';
/** Lesson and quiz are one address: their frames come together. */
const frames = 'apps/web/app/(features/quiz/(quiz-kind|quiz-skeleton|player/frame)|widgets/widget)\\.tsx?$|match/right-texts\\.ts$';
/** An answer in words, beside the right one: results, live lessons, the teacher's pages. */
const answers = /apps\/web\/app\/questions\/(answer-words|answered-item|print-answer|reading|keypad\/use-field-in-view)/;
/** What a page does with calls of its own, beyond what it was sent with. */
const actions =
  'node_modules/@tanstack/|apps/web/app/lib/(failure-text|pin-dialog|use-action)\\.tsx?$|packages/ui/src/(dialog|empty-state|overlay|segment-bar)(\\.tsx|\\.module\\.css)$';

export const chunkGroups = [
  { name: 'vendor', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'shell',
    test: new RegExp(
      `(apps/web/app/(${firstVisit})|packages/ui/src/(${firstVisitUi}))\\.tsx?$|(contract/src/(constants|first-visit-messages)|documents/src/tools/exam-defaults)\\.ts$`,
    ),
  },
  { name: 'calls', test: /virtual:call-table|contract\/src\/(client|messages)\.ts$|apps\/web\/app\/lib\/api\.ts$/ },
  {
    name: 'queries',
    test: /node_modules\/@tanstack\/(?!.*(Observer|\/use[A-Z]))|apps\/web\/app\/lib\/(query-client|query-provider|use-hydrated|use-page-query)\.tsx?$/,
  },
  { name: 'common', test: new RegExp([commonUi, commonNumbers, commonLib, commonViews].join('|')) },
  { name: 'questions', test: new RegExp(`${questionViews}|${frames}`) },
  // Loaded by every page, once it rests, to send what is waiting.
  { name: 'outbox', test: /features\/quiz\/outbox\// },
  { name: 'actions', test: new RegExp(actions) },
  { name: 'answers', test: answers },
  { name: 'keypad', test: /apps\/web\/app\/questions\/keypad\// },
  { name: 'player', test: /features\/quiz\/(player|sheet)\// },
];

const WIDGET_VIEW = /packages\/widgets\/src\/([^/]+)\/view\.tsx$/;

/** The view of a widget is named after its kind; every one of them is called view.tsx. */
export const chunkFileNames = ({ facadeModuleId }: { facadeModuleId?: string | null }): string =>
  `assets/${WIDGET_VIEW.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}-[hash].js`;
