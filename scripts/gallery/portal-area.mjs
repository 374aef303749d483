// States of the personal area, the bank fix, the appeal, the letters, the survey and the session of a student.
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { BankFixGround } from '../../packages/domain/src/bank-fix/account-problem.ts'
import { RequestStatus } from '../../packages/domain/src/status/request-status.ts'
import { guideKeys, statusGuide } from '../../packages/domain/src/status/status-guide.ts'
import { all, answered, changed, cutOff, failing, refused, unanswered, waiting } from './answers.mjs'
import { acting, goOffline, inHours, newTerms } from './states.mjs'
import { click, inOrder, press, see, seeWindow, type, wordOf } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./answers.mjs').Prepare} Prepare */
/** @typedef {import('./answers.mjs').Answer<'GET /page-data/personal-area'>} Area */
/** @typedef {import('./answers.mjs').Answer<'GET /user/current-user'>} User */
/** @typedef {NonNullable<User['request']>} Request */

const session = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'
const alert = see('main [role=alert]:not(.sr-only):not(:empty)')

/** @type {(change: (area: Area) => Area) => Prepare} */
const areaWith = (change) => changed('GET /page-data/personal-area', change)

/** Changes the request in both answers that contain it. @type {(changes: Partial<Request>) => Prepare} */
const requestWith = (changes) =>
  all(
    changed('GET /user/current-user', (user) => ({
      ...user,
      request: user.request && { ...user.request, ...changes },
    })),
    areaWith((area) => ({ ...area, request: area.request && { ...area.request, ...changes } })),
  )

const statuses = /** @type {readonly string[]} */ (RequestStatus.options)

/** The rows of the status guide that are not a status by themselves. */
const shownRows = guideKeys.filter((key) => !statuses.includes(key))

/** Who is shown a row of the status guide. @type {(guide: import('../../packages/domain/src/status/status-guide.ts').GuideKey, students: Students) => string} */
const readerOf = (guide, { draft, submitted, award, noAward, refused: refusal, newcomer }) => {
  if (guide === 'NOT_STARTED') return newcomer
  if (guide.startsWith('NO_AWARD')) return noAward
  if (guide === 'COMPUTED_FINAL') return award
  if (guide.endsWith('FINAL')) return refusal
  return statusGuide[guide].stage === 'SUBMISSION' ? draft : submitted
}

/** A student for each row of the status guide that is not a status. @type {(students: Students) => readonly Shot[]} */
const guideShots = (students) =>
  shownRows.map((guide) => ({
    name: `student-guide-${guide.toLowerCase().replaceAll('_', '-')}`,
    path: paths.personalArea,
    student: readerOf(guide, students),
    prepare: areaWith((area) => ({
      ...area,
      guide,
      ...(statusGuide[guide].tone === 'ended' && { steps: [], deadlines: [] }),
    })),
  }))

/** @type {(submitted: string, award: string) => readonly Shot[]} */
const areaShots = (submitted, award) => [
  { name: 'area-loading', path: paths.personalArea, student: submitted, isLoading: true, prepare: waiting },
  {
    name: 'area-undelivered',
    path: paths.personalArea,
    student: submitted,
    prepare: areaWith((area) => ({ ...area, undelivered: ['mail', 'sms'] })),
  },
  {
    name: 'area-survey-offered',
    path: paths.personalArea,
    student: submitted,
    prepare: areaWith((area) => ({
      ...area,
      request: area.request && { ...area.request, is_confirmed: true, shows_survey: true },
    })),
  },
  {
    name: 'area-result-failed',
    path: paths.personalArea,
    student: award,
    prepare: refused('GET /page-data/result', 503, 'DATABASE_UNAVAILABLE'),
    open: async (page, language) =>
      page.getByText(await wordOf(language, 'result', (words) => words.resultView.loadFailed)).waitFor(),
  },
  { name: 'area-offline', path: paths.personalArea, student: submitted, open: goOffline },
  { name: 'area-acting', path: paths.personalArea, student: submitted, prepare: acting },
  { name: 'home-acting', path: paths.home, student: submitted, prepare: acting },
  {
    name: 'area-files-open',
    path: paths.personalArea,
    student: submitted,
    open: inOrder(
      click('main details:not([open]) > summary, main button[aria-expanded=false]'),
      see('main details[open], main button[aria-expanded=true]'),
    ),
  },
  {
    name: 'area-data-refused',
    path: paths.personalArea,
    student: submitted,
    prepare: refused('GET /user/my-data', 429, 'TOO_MANY_REQUESTS', { retryAfter: 80_000 }),
    open: inOrder(
      press('personal-area', (words) => words.personalArea.ownData.download),
      alert,
    ),
  },
  {
    name: 'area-calculator',
    path: paths.personalArea,
    student: award,
    open: inOrder(
      press('result', (words) => words.resultView.calculator.open),
      see('main section input'),
    ),
  },
  {
    name: 'home-loading',
    path: paths.home,
    student: submitted,
    isLoading: true,
    prepare: waiting,
  },
  {
    name: 'home-failed',
    path: paths.home,
    student: submitted,
    prepare: refused('GET /page-data/personal-area', 503, 'DATABASE_UNAVAILABLE'),
  },
]

const changePhone = (/** @type {import('playwright').Page} */ page) =>
  page.locator('main li button[type=button].min-h-11').last().click()
const newPhone = inOrder(
  changePhone,
  type('#new-contact', '0500000009'),
  click('main form button[type=submit]'),
)

/** @type {(submitted: string) => readonly Shot[]} */
const contactChangeShots = (submitted) =>
  [
    { name: 'area-contact-change', open: inOrder(changePhone, see('#new-contact')) },
    {
      name: 'area-contact-missing',
      open: inOrder(changePhone, click('main form button[type=submit]'), see('[aria-invalid=true]')),
    },
    {
      name: 'area-contact-refused',
      prepare: refused('POST /auth/change-contact', 429, 'TOO_MANY_REQUESTS', { retryAfter: 2520 }),
      open: inOrder(newPhone, alert),
    },
    {
      name: 'area-contact-code',
      prepare: answered('POST /auth/change-contact', { session }),
      open: inOrder(newPhone, see('#one-time-code')),
    },
    {
      name: 'area-contact-changed',
      prepare: all(
        answered('POST /auth/change-contact', { session }),
        answered('POST /auth/confirm-contact', {
          id: session,
          username: '+972500000009_2025',
          phone: '0500000009',
          email: 'demo.gallery@milgo.example',
        }),
      ),
      open: inOrder(newPhone, type('#one-time-code', '123456'), see('main p.text-good')),
    },
  ].map((shot) => ({ ...shot, path: paths.personalArea, student: submitted }))

const invalidDocuments = 'GET /step-4/get-all-invalid-documents'
/** A reason for each ground of a bank fix. */
const reasonOf = /** @type {const} */ ({
  RETURNED: 'ACCOUNT_CLOSED',
  MISSING: 'ACCOUNT_ERASED',
  UNPAYABLE: 'BANK_FILE_REFUSES',
  REFUSED: 'OTHER',
})

const uploaded = answered('POST /upload/upload-file/{type}', {
  file_name: `${session}.pdf`,
  original_file_name: 'document.pdf',
  file_signed_url: null,
})
/** @type {(page: import('playwright').Page) => Promise<void>} */
const chooseFile = (page) =>
  page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'document.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })

const sendAccount = click('main form:has(#bank-fix-branch) button[type=submit]')
const fillAccount = inOrder(
  click('#bank-fix-bank'),
  click('[role=option]'),
  type('#bank-fix-branch', '936'),
  type('#bank-fix-accountNumber', '7654321'),
)
const fixing = 'PATCH /user-request/by-user/fix-bank-details'
const codeRequired = refused(fixing, 200, 'CODE_REQUIRED', { statusCode: 250 })
const filledAccount = inOrder(
  fillAccount,
  (page) => page.locator('#bank-fix-read-back').check({ force: true }),
  chooseFile,
  see('main button:has-text("document.pdf"), main :text("document.pdf")'),
)

/** @type {(bankFix: string) => readonly Shot[]} */
const bankFixShots = (bankFix) =>
  [
    ...BankFixGround.options.map((ground) => ({
      name: `bank-fix-${ground.toLowerCase()}`,
      prepare: answered(invalidDocuments, [
        {
          field: 'bank_account_reference',
          ground,
          reason: reasonOf[ground],
          note: ground === 'REFUSED' ? 'השם באישור אינו שם בעלי הבקשה' : null,
          account: ground === 'MISSING' ? null : '12-345 •••••6789',
        },
      ]),
      open: see('main form #bank-fix-branch'),
    })),
    { name: 'bank-fix-incomplete', open: inOrder(sendAccount, see('[aria-invalid=true]')) },
    {
      name: 'bank-fix-suspicious',
      open: inOrder(type('#bank-fix-branch', '12345'), type('#bank-fix-accountNumber', '123456789012345')),
    },
    { name: 'bank-fix-read-back', open: inOrder(fillAccount, sendAccount, see('#bank-fix-read-back')) },
    {
      name: 'bank-fix-file-refused',
      prepare: refused('POST /upload/upload-file/{type}', 400, 'PASSWORD_PROTECTED'),
      open: inOrder(chooseFile, see('main form .text-bad')),
    },
    {
      name: 'bank-fix-too-soon',
      prepare: all(uploaded, refused(fixing, 403, 'CONTACT_CHANGED_LATELY', { params: { hours: '41' } })),
      open: inOrder(filledAccount, sendAccount, alert),
    },
    {
      name: 'bank-fix-code',
      prepare: all(uploaded, codeRequired),
      open: inOrder(filledAccount, sendAccount, see('#one-time-code')),
    },
    {
      name: 'bank-fix-code-wrong',
      prepare: all(uploaded, codeRequired),
      open: inOrder(
        filledAccount,
        sendAccount,
        see('#one-time-code'),
        (page, language) => refused(fixing, 400, 'CODE_WRONG')(page, language),
        type('#one-time-code', '123456'),
        see('[id=one-time-code][aria-invalid=true]'),
      ),
    },
    {
      name: 'bank-fix-sent',
      prepare: all(uploaded, codeRequired),
      open: inOrder(
        filledAccount,
        sendAccount,
        see('#one-time-code'),
        answered(fixing, { id: session }),
        type('#one-time-code', '123456'),
        see('main section.border-s-good'),
      ),
    },
  ].map((shot) => ({ ...shot, path: paths.personalArea, student: bankFix }))

const receipt = {
  id: session,
  appeal_number: '2025-000123-A',
  version: 1,
  sent_at: inHours(-1),
  files: [
    {
      file_name: `${session}.pdf`,
      original_file_name: 'payslip.pdf',
      file_signed_url: null,
      bytes: 120_000,
      sha256: 'ab12'.repeat(16),
    },
  ],
}
const fillAppeal = inOrder(
  (page) => page.locator('main form input[type=checkbox]').last().check({ force: true }),
  (page) => page.locator('main form textarea').first().fill('Demo'),
)
const sendForm = click('main form button[type=submit]')
const agree = click('[role=dialog] button.bg-brand')
const make = 'POST /appeal/create-appeal'

/** @type {(award: string, appealed: string, appealReturned: string, submitted: string) => readonly Shot[]} */
const appealShots = (award, appealed, appealReturned, submitted) => [
  ...[
    { name: 'appeal-missing', open: inOrder(sendForm, see('[aria-invalid=true]')) },
    {
      name: 'appeal-figures',
      open: inOrder(
        (page) => page.locator('main form input[type=checkbox]').first().check({ force: true }),
        see('main form input[inputmode]'),
      ),
    },
    { name: 'appeal-confirm', open: inOrder(fillAppeal, sendForm, seeWindow) },
    { name: 'appeal-offline', open: inOrder(fillAppeal, goOffline) },
    {
      name: 'appeal-not-sent',
      prepare: cutOff(make),
      open: inOrder(fillAppeal, sendForm, agree, alert),
    },
    {
      name: 'appeal-refused',
      prepare: refused(make, 200, 'INVALID_ANSWERS', {
        statusCode: 250,
        errors: [{ code: 'FIELD_REQUIRED', field: 'details' }],
      }),
      open: inOrder(fillAppeal, sendForm, agree, alert),
    },
    {
      name: 'appeal-sent-now',
      prepare: answered(make, receipt),
      open: inOrder(fillAppeal, sendForm, agree, see('main section.border-s-good')),
    },
    {
      name: 'appeal-over',
      prepare: requestWith({ actions: ['VIEW_RESULT'], appeal_deadline: null }),
    },
    { name: 'appeal-acting', prepare: acting },
  ].map((shot) => ({ ...shot, path: paths.personalAreaAppeal, student: award })),
  { name: 'appeal-not-yet', path: paths.personalAreaAppeal, student: submitted },
  {
    name: 'appeal-open',
    path: paths.personalAreaAppeal,
    student: appealed,
    prepare: requestWith({ actions: ['UPDATE_APPEAL', 'VIEW_APPEAL', 'VIEW_RESULT'] }),
  },
  {
    name: 'appeal-update',
    path: paths.personalAreaAppeal,
    student: appealed,
    prepare: requestWith({ actions: ['UPDATE_APPEAL', 'VIEW_APPEAL', 'VIEW_RESULT'] }),
    open: inOrder(
      press('appeal-page', (words) => words.appealPage.sent.edit),
      see('main form textarea'),
    ),
  },
  {
    name: 'appeal-in-review',
    path: paths.personalAreaAppeal,
    student: appealed,
    prepare: requestWith({ actions: ['VIEW_APPEAL', 'VIEW_RESULT'] }),
  },
  {
    name: 'appeal-failed',
    path: paths.personalAreaAppeal,
    student: appealed,
    prepare: refused('GET /appeal/get-appeal/by-user', 503, 'DATABASE_UNAVAILABLE'),
  },
  {
    name: 'appeal-loading',
    path: paths.personalAreaAppeal,
    student: appealed,
    isLoading: true,
    prepare: unanswered('GET /appeal/get-appeal/by-user'),
  },
  ...[
    {
      name: 'appeal-correction-missing',
      open: inOrder(
        press('appeal-page', (words) => words.appealPage.fix.send),
        see('main .text-bad'),
      ),
    },
    {
      name: 'appeal-correction-ready',
      prepare: changed('GET /appeal/get-appeal-documents', (fixes) =>
        fixes.map((fix) => ({ ...fix, is_replaced: true })),
      ),
    },
    {
      name: 'appeal-correction-confirm',
      prepare: changed('GET /appeal/get-appeal-documents', (fixes) =>
        fixes.map((fix) => ({ ...fix, is_replaced: true })),
      ),
      open: inOrder(
        press('appeal-page', (words) => words.appealPage.fix.send),
        seeWindow,
      ),
    },
    {
      name: 'appeal-correction-lapsed',
      prepare: requestWith({ actions: ['VIEW_APPEAL', 'VIEW_RESULT'], correction_deadline: null }),
    },
  ].map((shot) => ({ ...shot, path: paths.personalAreaAppeal, student: appealReturned })),
]

/** @type {(appealDecided: string, award: string) => readonly Shot[]} */
const letterShots = (appealDecided, award) => [
  { name: 'letter-several', path: paths.pdf, student: appealDecided },
  {
    name: 'letter-replaced',
    path: paths.pdf,
    student: appealDecided,
    prepare: changed('GET /page-data/pdf', ({ letters }) => ({
      letters: letters.map((letter, place) =>
        place === letters.length - 1 ? { ...letter, replaced_by: letters[0]?.letter_number ?? '1' } : letter,
      ),
    })),
    open: async (page) => {
      const others = page.locator('main li button')
      if ((await others.count()) > 0) await others.first().click()
    },
  },
  {
    name: 'letter-download-failed',
    path: paths.pdf,
    student: award,
    prepare: refused('GET /publish/get-result-pdf/{number}', 503, 'DATABASE_UNAVAILABLE'),
    open: inOrder(
      press('letter-page', (words) => words.letterPage.download),
      alert,
    ),
  },
  {
    name: 'letter-loading',
    path: paths.pdf,
    student: award,
    isLoading: true,
    prepare: unanswered('GET /page-data/pdf'),
  },
]

const survey = { saw_survey: true, took_survey: true, id: session }
/** @type {(page: import('playwright').Page) => Promise<void>} */
const answerSurvey = async (page) => {
  for (const list of await page.locator('main form button[aria-haspopup=listbox]').all()) {
    await list.click()
    await page.getByRole('option').first().click()
  }
  for (const list of await page.locator('main form input[role=combobox]').all()) {
    await list.click()
    await page.getByRole('option').first().click()
  }
}

/** @type {(submitted: string) => readonly Shot[]} */
const surveyShots = (submitted) =>
  [
    { name: 'survey-missing', open: inOrder(sendForm, see('[aria-invalid=true]')) },
    {
      name: 'survey-sent',
      prepare: answered('POST /sector-survey/update-sector-survey', survey),
      open: inOrder(answerSurvey, sendForm, see('main svg.text-good')),
    },
    {
      name: 'survey-not-sent',
      prepare: refused('POST /sector-survey/update-sector-survey', 503, 'DATABASE_UNAVAILABLE'),
      open: inOrder(answerSurvey, sendForm, alert),
    },
    {
      name: 'survey-taken',
      prepare: changed('GET /sector-survey/get-sector-survey', (one) => ({ ...one, took_survey: true })),
    },
    {
      name: 'survey-failed',
      prepare: refused('GET /sector-survey/get-static-data', 503, 'DATABASE_UNAVAILABLE'),
    },
    { name: 'survey-loading', isLoading: true, prepare: unanswered('GET /sector-survey/get-static-data') },
  ].map((shot) => ({ ...shot, path: paths.studentSurvey, student: submitted }))

/** Moves the browser's clock near the end of the session, which lasts half an hour. @type {(page: import('playwright').Page) => Promise<unknown>} */
const nearTheEnd = async (page) => {
  await page.clock.fastForward('28:30')
  await seeWindow(page, '')
}
/** @type {Prepare} */
const ownClock = (page) => page.clock.install()

/** @type {(submitted: string, returned: string, past: string) => readonly Shot[]} */
const sessionShots = (submitted, returned, past) => [
  {
    name: 'session-ending',
    path: paths.faq,
    student: submitted,
    window: 'portal/app/session/ending-dialog',
    prepare: ownClock,
    open: nearTheEnd,
  },
  {
    name: 'session-ending-failed',
    path: paths.faq,
    student: submitted,
    prepare: all(ownClock, refused('POST /auth/refresh', 503, 'DATABASE_UNAVAILABLE')),
    open: inOrder(nearTheEnd, agree, see('[role=dialog] [role=alert], [role=alertdialog] [role=alert]')),
  },
  {
    name: 'session-over',
    path: paths.studentSurvey,
    student: submitted,
    prepare: refused('GET /user/current-user', 401, 'UNAUTHORIZED'),
  },
  {
    name: 'session-left',
    path: paths.home,
    student: submitted,
    prepare: answered('POST /auth/logout', { id: session }),
    open: inOrder(
      click('[aria-controls=account-menu]'),
      press('session', (words) => words.session.account.logOut),
      see('[role=status] .fixed'),
    ),
  },
  {
    name: 'session-of-nobody',
    path: paths.registration,
    student: submitted,
    prepare: all(
      refused('GET /user/current-user', 404, 'USER_NOT_FOUND'),
      refused('GET /page-data/registration', 404, 'USER_NOT_FOUND'),
    ),
  },
  {
    name: 'session-user-missing',
    path: paths.studentSurvey,
    student: submitted,
    prepare: refused('GET /user/current-user', 503, 'DATABASE_UNAVAILABLE'),
  },
  {
    name: 'session-past-period',
    path: paths.faq,
    student: past,
  },
  {
    name: 'session-unsent-correction',
    path: paths.personalArea,
    student: returned,
    prepare: all(
      changed('GET /step-4/get-all-documents-repair-back-for', (fixes) =>
        fixes.map((fix) => ({ ...fix, is_replaced: true })),
      ),
      areaWith((area) => ({
        ...area,
        documents_to_fix: area.documents_to_fix.map((fix) => ({ ...fix, is_replaced: true })),
      })),
    ),
  },
  { name: 'consent-to-new-terms', path: paths.personalArea, student: submitted, prepare: newTerms },
  {
    name: 'consent-refused',
    path: paths.personalArea,
    student: submitted,
    prepare: all(newTerms, refused('POST /legal-text/accept', 409, 'LEGAL_TEXT_CHANGED')),
    open: inOrder(click('main ~ aside button.bg-brand, aside button.bg-brand'), see('aside [role=alert]')),
  },
  ...[paths.personalArea, paths.registration, paths.pdf, paths.print, paths.studentSurvey].map((path) => ({
    name: `failing-student-${path.slice(1)}`,
    path,
    student: submitted,
    prepare: failing,
  })),
]

/** @typedef {Readonly<Record<'newcomer' | 'draft' | 'submitted' | 'returned' | 'award' | 'noAward' | 'refused' | 'bankFix' | 'appealed' | 'appealReturned' | 'appealDecided', string>>} Students */

/** @type {(students: Students) => readonly Shot[]} */
export const areaShotsOf = (students) => {
  const { submitted, returned, award, bankFix, appealed, appealReturned, appealDecided } = students
  return [
    ...guideShots(students),
    ...areaShots(submitted, award),
    ...contactChangeShots(submitted),
    ...bankFixShots(bankFix),
    ...appealShots(award, appealed, appealReturned, submitted),
    ...letterShots(appealDecided, award),
    ...surveyShots(submitted),
    ...sessionShots(submitted, returned, award),
  ]
}
