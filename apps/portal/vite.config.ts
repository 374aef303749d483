import { paths } from '@milgo/contracts/portal-paths'
import { shell } from '@milgo/messages/he/shell'
import { browserColors } from '@milgo/ui/browser-colors.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { announceRoutes } from '../../scripts/pages/announce-routes.ts'
import { longerSlices } from '../../scripts/pages/longer-slices.ts'
import { pagesConfig } from '../../scripts/pages/pages-config.ts'
import { type PreparedPages, preparePages } from '../../scripts/pages/prepare-pages.ts'
import { serviceWorker } from '../../scripts/pages/service-worker.ts'
import { webManifest } from '../../scripts/pages/web-manifest.ts'

/** The step with the documents, and the page before sending. */
const documents = [
  '/registration/check-answers-page.tsx',
  '/registration/documents/',
  '/registration/offline-form.ts',
  '/session/offline-user.tsx',
  '/session/unsent-correction.tsx',
]

/** The form, and what else saves and sends the answers of an application. */
const form = [...documents, '/registration/page/registration-page.tsx', '/features/appeal/']

/** What the eligibility check opens with, and what comes after its first window. */
const check = '/eligibility/check-eligibility-page.tsx'
const checkQuestions = '/eligibility/screens-after-opening.ts'

/** Pages that send a code to the phone or take a password. */
const codes = [
  '/features/login/login-page.tsx',
  checkQuestions,
  '/personal-area/contact-change.tsx',
  '/personal-area/bank-fix/',
]

/** Pages about where an application stands, in words. */
const standing = [
  '/appeal/appeal-page.tsx',
  '/features/home/returning/',
  '/features/letter/',
  '/features/personal-area/',
  '/features/status-guide/',
  '/survey/student-survey-page.tsx',
]

/** Whatever computes a score from typed figures. */
const calculator = ['/features/appeal/', '/features/calculator/', '/request/score/']

/** Pages about results and what they mean. */
const results = [
  ...calculator,
  '/features/home/returning/',
  '/features/letter/',
  '/features/open-numbers/',
  '/features/personal-area/',
  '/features/status-guide/',
  '/features/survey/',
]

/** Questions whose rules are rows of the domain. */
const fields = [...form, checkQuestions, '/personal-area/bank-fix/']

/** Whatever has fields to tick or lists that open. */
const lists = [
  ...fields,
  ...codes,
  '/features/calculator/',
  '/features/contact/',
  '/features/survey/',
  '/request/score/',
  '/ui/src/calendar.tsx',
]

/** Whatever opens a window over the page. */
const windows = [...lists, check, '/session/ending-dialog.tsx']

const publicPage = '/src/app/public-page.tsx'
const studentFrame = '/src/app/student-frame.ts'
const faqPage = [publicPage, '/features/faq/faq-page.tsx']
const legalPage = [publicPage, '/features/legal/legal-page.tsx']
const appealPage = [studentFrame, '/features/appeal/appeal-page.tsx']

/** What each page loads by itself; the student's pages are named for whoever is logged in. */
const routes = {
  [paths.login]: ['/features/login/login-page.tsx'],
  [paths.checkEligibility]: [check],
  [paths.registration]: [studentFrame, '/registration/page/registration-page.tsx'],
  [paths.personalArea]: [studentFrame, '/personal-area/personal-area-page.tsx'],
  [paths.personalAreaAppeal]: appealPage,
  [paths.personalAreaStatusChangeAppeal]: appealPage,
  [paths.print]: [studentFrame, '/registration/check-answers-page.tsx'],
  [paths.pdf]: [studentFrame, '/features/letter/letter-page.tsx'],
  [paths.studentSurvey]: [studentFrame, '/features/survey/student-survey-page.tsx'],
  [paths.about]: [publicPage, '/features/about/about-page.tsx'],
  [paths.contact]: [publicPage, '/features/contact/contact-page.tsx'],
  [paths.faq]: faqPage,
  [paths.scholarshipFaq]: faqPage,
  [paths.statusGuide]: [publicPage, '/features/status-guide/status-guide-page.tsx'],
  [paths.calculator]: [publicPage, '/features/calculator/calculator-page.tsx'],
  [paths.openNumbers]: [publicPage, '/features/open-numbers/open-numbers-page.tsx'],
  [paths.terms]: legalPage,
  [paths.privacy]: legalPage,
  [paths.accessibility]: legalPage,
}

/**
 * What a page loads after its first look, or for some students only, by the names that `page-parts.ts` and the page itself announce
 * it by.
 */
const parts = {
  [paths.checkEligibility]: { questions: [checkQuestions] },
  [paths.registration]: {
    documents: ['/registration/documents/documents-step.tsx'],
    correction: [
      '/registration/documents/documents-step.tsx',
      '/registration/documents/correction/correction-page.ts',
    ],
  },
  [paths.personalArea]: {
    result: ['/personal-area/result/result-part.tsx'],
    'bank-fix': ['/personal-area/bank-fix/bank-fix-card.tsx'],
  },
}

/** Of the shared files those that no page only comes to later. */
const drawnFirst = [
  ...['react', 'application', 'controls', 'windows', 'lists', 'fields', 'form', 'results', 'standing'],
  ...new Set(Object.values(routes).flat()),
  ...parts[paths.personalArea].result,
]

const prepared: PreparedPages = { pages: new Map(), redrawn: new Set(), outline: '' }

export default pagesConfig({
  root: import.meta.dirname,
  base: '/',
  devPort: 5173,
  plugins: [
    react(),
    tailwindcss(),
    longerSlices(),
    webManifest({ name: shell.homeTitle, shortName: shell.brand, ...browserColors }),
    preparePages('src/prepare-page.tsx', () => [react()], prepared),
    announceRoutes({ pattern: 'page.html', routes, parts, prepared }),
    serviceWorker({
      workers: {
        'service-worker.js': 'src/offline/service-worker.ts',
        'service-worker-off.js': 'src/offline/service-worker-off.ts',
      },
      shell: 'page.html',
      needed: [
        '/src/boot.ts',
        '/src/main.tsx',
        '/src/lib/words-ar.ts',
        '/src/lib/words-en.ts',
        '/src/app/student-frame.ts',
        '/src/features/registration/page/registration-page.tsx',
        '/src/features/registration/check-answers-page.tsx',
        '/src/features/not-found/not-found-page.tsx',
        '/src/features/home/home-page.tsx',
      ],
      // Megabytes that read numbers in pictures; without a connection no picture is uploaded.
      spared: ['/src/check-readability.ts'],
    }),
  ],
  words: {
    title: shell.homeTitle,
    description: shell.description,
    needsScript: shell.needsScript,
    lightBar: browserColors.surface.light,
    darkBar: browserColors.surface.dark,
  },
  firstPaint: {
    everyPage: ['/src/main.tsx'],
    landing: ['/src/features/home/home-page.tsx'],
  },
  families: [
    { name: 'words-ar', of: ['-ar.ts', '/messages/src/ar/'] },
    { name: 'words-en', of: ['-en.ts', '/messages/src/en/'] },
    { name: 'documents', of: [...documents, '/features/appeal/', '/personal-area/bank-fix/'] },
    { name: 'form', of: form },
    { name: 'fields', of: fields },
    { name: 'codes', of: codes },
    { name: 'standing', of: standing },
    { name: 'calculator', of: calculator },
    { name: 'results', of: results },
    { name: 'lists', of: lists },
    { name: 'windows', of: windows },
  ],
  drawnFirst,
})
