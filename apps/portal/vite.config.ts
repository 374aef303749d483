import { type PathName, paths } from '@milgo/contracts/portal-paths'
import { shell as arabic } from '@milgo/messages/ar/shell'
import { shell as english } from '@milgo/messages/en/shell'
import { fill } from '@milgo/messages/fill'
import { shell } from '@milgo/messages/he/shell'
import { defaultLanguage } from '@milgo/messages/languages'
import { browserColors } from '@milgo/ui/browser-colors.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { announceRoutes } from '../../scripts/pages/announce-routes.ts'
import { longerSlices } from '../../scripts/pages/longer-slices.ts'
import { pagesConfig } from '../../scripts/pages/pages-config.ts'
import { type PreparedPages, preparePages } from '../../scripts/pages/prepare-pages.ts'
import { serviceWorker } from '../../scripts/pages/service-worker.ts'
import { webManifest } from '../../scripts/pages/web-manifest.ts'

/** The documents step, and the page before sending. */
const documents = [
  '/registration/check-answers-page.tsx',
  '/registration/documents/',
  '/registration/offline-form.ts',
  '/session/offline-user.tsx',
  '/session/unsent-correction.tsx',
]

/** The form, and other pages that save and send answers. */
const form = [...documents, '/registration/page/registration-page.tsx', '/features/appeal/']

/** The opening of the eligibility check, and what comes after its first window. */
const check = '/eligibility/check-eligibility-page.tsx'
const checkQuestions = '/eligibility/screens-after-opening.ts'

/** Pages that send a code to the phone or ask for a password. */
const codes = [
  '/features/login/login-page.tsx',
  checkQuestions,
  '/personal-area/contact-change.tsx',
  '/personal-area/bank-fix/',
]

/** Pages about the state of an application, in words. */
const standing = [
  '/appeal/appeal-page.tsx',
  '/features/home/returning/',
  '/features/letter/',
  '/features/personal-area/',
  '/features/status-guide/',
  '/survey/student-survey-page.tsx',
]

/** Pages that compute a score from typed figures. */
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

/** Forms whose questions are rows of the domain. */
const fields = [...form, checkQuestions, '/personal-area/bank-fix/', '/features/survey/']

/** Pages with checkboxes or lists that open. */
const lists = [
  ...fields,
  ...codes,
  '/features/calculator/',
  '/features/contact/',
  '/request/score/',
  '/ui/src/calendar.tsx',
]

/** Pages that open a window. */
const windows = [...lists, check, '/session/ending-dialog.tsx']

const publicPage = '/src/app/public-page.tsx'
const studentFrame = '/src/app/student-frame.ts'
const faqPage = [publicPage, '/features/faq/faq-page.tsx']
const legalPage = [publicPage, '/features/legal/legal-page.tsx']
const appealPage = [studentFrame, '/features/appeal/appeal-page.tsx']

/** The modules that each page loads by itself. The student's pages are for logged-in students. */
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

const shells = { [defaultLanguage]: shell, ar: arabic, en: english }

const isNamed = (name: PathName): name is keyof typeof shell.pages => name in shell.pages

/** Returns the tab's titles until the page sets its own. */
const titlesOf = (path: string) => {
  const name = (Object.keys(paths) as PathName[]).find((one) => paths[one] === path)
  return Object.fromEntries(
    Object.entries(shells).map(([language, words]) => [
      language,
      name === undefined || name === 'home' || !isNamed(name)
        ? words.homeTitle
        : fill(words.documentTitle, { page: words.pages[name] }),
    ]),
  )
}

/**
 * The modules that a page loads after its first drawing, or for some students only, by the names that `page-parts.ts`
 * and the page use to preload them.
 */
const parts = {
  [paths.checkEligibility]: { questions: [checkQuestions] },
  [paths.registration]: {
    documents: ['/registration/documents/step/documents-step.tsx'],
    correction: [
      '/registration/documents/step/documents-step.tsx',
      '/registration/documents/correction/correction-page.ts',
    ],
  },
  [paths.personalArea]: {
    result: ['/personal-area/result/result-part.tsx'],
    'bank-fix': ['/personal-area/bank-fix/bank-fix-card.tsx'],
  },
}

/** The shared chunks without those that pages need only later. */
const drawnFirst = [
  ...['react', 'application', 'controls', 'windows', 'lists', 'fields', 'form', 'results', 'standing'],
  ...new Set(Object.values(routes).flat()),
  ...parts[paths.personalArea].result,
]

const prepared: PreparedPages = { pages: new Map(), outlines: new Map(), outline: '' }

export default pagesConfig({
  root: import.meta.dirname,
  base: '/',
  devPort: 5173,
  plugins: [
    react(),
    tailwindcss(),
    longerSlices(),
    webManifest({ name: shell.homeTitle, shortName: shell.brand, ...browserColors }),
    preparePages('src/prepare-page.tsx', () => [react()], prepared, titlesOf(paths.home)),
    announceRoutes({ pattern: 'page.html', routes, parts, prepared, titles: titlesOf }),
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
      // Excluded: megabytes of code that read numbers in pictures. Offline, no picture is uploaded.
      spared: ['/src/check-readability.ts'],
    }),
  ],
  words: {
    title: shell.homeTitle,
    description: shell.description,
    needsScript: shell.needsScript,
    needsScriptInArabic: arabic.needsScript,
    needsScriptInEnglish: english.needsScript,
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
