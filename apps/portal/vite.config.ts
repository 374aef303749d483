import { shell } from '@milgo/messages/he/shell'
import { browserColors } from '@milgo/ui/browser-colors.ts'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { pagesConfig } from '../../scripts/pages/pages-config.ts'
import { preparePage } from '../../scripts/pages/prepare-page.ts'
import { serviceWorker } from '../../scripts/pages/service-worker.ts'
import { webManifest } from '../../scripts/pages/web-manifest.ts'

/** What stands around the pages of whoever is logged in. */
const aroundStudents = ['/app/require-login.tsx', '/session/session-keeper.tsx', '/shell/account-menu.tsx']

/** They share controls with the form, and nothing else of it. */
const otherPages = [
  '/personal-area/personal-area-page.tsx',
  '/personal-area/contact-change.tsx',
  '/personal-area/bank-fix/bank-fix-card.tsx',
  '/personal-area/result/result-part.tsx',
  '/request/score/score-calculator.tsx',
  '/appeal/appeal-calculator.tsx',
  '/status-guide/status-guide-page.tsx',
  '/calculator/calculator-page.tsx',
  '/open-numbers/open-numbers-page.tsx',
  '/legal/legal-page.tsx',
  '/letter/letter-page.tsx',
  '/contact/contact-page.tsx',
  '/faq/faq-page.tsx',
  '/about/about-page.tsx',
  '/session/legal-consent.tsx',
  '/survey/student-survey-page.tsx',
]

const besideTheForm = [
  ...aroundStudents,
  '/appeal/appeal-page.tsx',
  '/registration/check-answers-page.tsx',
  '/registration/documents/correction/correction-page.ts',
  '/registration/documents/documents-step.tsx',
  '/registration/offline-form.ts',
  '/session/offline-user.tsx',
  '/session/unsent-correction.tsx',
]

export default pagesConfig({
  root: import.meta.dirname,
  base: '/',
  devPort: 5173,
  plugins: [
    react(),
    tailwindcss(),
    webManifest({ name: shell.homeTitle, shortName: shell.brand, ...browserColors }),
    preparePage('src/prepare-page.tsx', () => [react()]),
    serviceWorker({
      workers: {
        'service-worker.js': 'src/offline/service-worker.ts',
        'service-worker-off.js': 'src/offline/service-worker-off.ts',
      },
      shell: 'page.html',
      needed: [
        '/src/boot.ts',
        '/react-dom/client.js',
        '/src/main.tsx',
        '/src/lib/words-ar.ts',
        '/src/lib/words-en.ts',
        '/src/app/require-login.tsx',
        '/src/app/student-page.tsx',
        '/src/app/session/session-keeper.tsx',
        '/src/app/shell/account-menu.tsx',
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
    everyPage: ['/react-dom/client.js', '/src/main.tsx'],
    landing: ['/src/features/home/home-page.tsx'],
  },
  together: [
    { name: 'form', page: '/registration/page/registration-page.tsx', others: besideTheForm },
    {
      name: 'fields',
      page: '/registration/page/registration-page.tsx',
      others: [...besideTheForm, '/eligibility/check-eligibility-page.tsx'],
    },
    {
      // What the pages with fields share: one file packs better than the ten that each of these pages would load.
      name: 'controls',
      page: '/registration/page/registration-page.tsx',
      others: [
        ...besideTheForm,
        '/eligibility/check-eligibility-page.tsx',
        '/features/login/login-page.tsx',
        '/features/acting/acting-page.tsx',
        '/features/not-found/not-found-page.tsx',
        '/ui/src/calendar.tsx',
        ...otherPages,
      ],
      isOurs: true,
    },
    {
      // What every page of somebody who is logged in needs of ours.
      name: 'session',
      page: '/session/session-keeper.tsx',
      others: [
        ...besideTheForm,
        '/registration/page/registration-page.tsx',
        '/eligibility/check-eligibility-page.tsx',
        '/features/login/login-page.tsx',
        '/features/acting/acting-page.tsx',
        '/features/not-found/not-found-page.tsx',
        ...otherPages,
      ],
      isOurs: true,
    },
    {
      name: 'student',
      page: '/app/require-login.tsx',
      others: [
        ...besideTheForm,
        '/registration/page/registration-page.tsx',
        '/features/login/login-page.tsx',
        ...otherPages,
      ],
    },
  ],
})
