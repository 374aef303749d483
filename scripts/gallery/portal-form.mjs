// States of the application form: empty and incomplete steps, saving and its failures, sending, and a correction.
import { paths } from '../../packages/contracts/src/portal-paths.ts'
import { steps } from '../../packages/domain/src/application/steps.ts'
import { all, answered, cutOff, refused, replied, unanswered } from './answers.mjs'
import { completed, emptied, startWith } from './form-answers.mjs'
import { goOffline, inHours, periodWith } from './states.mjs'
import { click, inOrder, press, see, seeWindow, type } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./answers.mjs').Prepare} Prepare */
/** @typedef {import('./answers.mjs').Answer<'GET /page-data/registration'>} FormStart */

const requestId = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'

/** Answers every save, so that no picture changes the request of a demo student. @type {Prepare} */
export const savesNothing = all(
  ...steps.map(({ path }) =>
    replied(/** @type {'POST /step-1/save'} */ (`POST /${path}/save`), (body) => ({
      id: requestId,
      version: Number(body.version ?? 0) + 1,
    })),
  ),
)

/** Changes the request in the answer. @type {(changes: Partial<NonNullable<FormStart['user']['request']>>) => (start: FormStart) => FormStart} */
const requestWith = (changes) => (start) => ({
  ...start,
  user: { ...start.user, request: start.user.request && { ...start.user.request, ...changes } },
})

const invalid = see('[aria-invalid=true], main [role=alert]')
const primary = click('main form button.bg-brand')
const saveAndClose = press('form-notes', (words) => words.formNotes.saveAndClose)
const review = press('documents-step', (words) => words.documentsStep.review)
const send = press('form-notes', (words) => words.formNotes.send)
const agree = click('[role=dialog] button.bg-brand, [role=alertdialog] button.bg-brand')
const changeName = inOrder(type('#field-firstName', 'דוגמה'), type('#field-lastName', 'אחרת'))
const elsewhere = click('header a')

/** @type {(step: number) => string} */
const stepPath = (step) => `${paths.registration}?step=${step}`

/** @type {(page: import('playwright').Page) => Promise<void>} */
const chooseFile = (page) =>
  page
    .locator('main input[type=file]')
    .first()
    .setInputFiles({ name: 'document.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })

const anEmptyStep = 'main form'

/** @type {(draft: string) => readonly Shot[]} */
const stepShots = (draft) =>
  steps.flatMap(({ number }) => [
    {
      name: `form-step-${number}-empty`,
      path: stepPath(number),
      student: draft,
      prepare: emptied,
      open: see(anEmptyStep),
    },
    {
      name: `form-step-${number}-missing`,
      path: stepPath(number),
      student: draft,
      prepare: emptied,
      open: inOrder(
        // The first step cannot be left without this confirmation.
        async (page) => {
          if (number === 1) await page.locator('#field-neighborhoodConfirmCheckbox').check({ force: true })
        },
        primary,
        invalid,
      ),
    },
  ])

/** What a save or an upload can come to. @type {(draft: string) => readonly Shot[]} */
const savingShots = (draft) =>
  [
    {
      name: 'form-offline',
      path: stepPath(1),
      prepare: cutOff('POST /step-1/save'),
      open: inOrder(changeName, goOffline, see('[data-save-state=unsaved]')),
    },
    {
      name: 'form-save-failed',
      path: stepPath(1),
      prepare: refused('POST /step-1/save', 503, 'DATABASE_UNAVAILABLE'),
      open: inOrder(changeName, saveAndClose, see('[data-save-state=unsaved]')),
    },
    {
      name: 'form-answer-refused',
      path: stepPath(1),
      prepare: refused('POST /step-1/save', 200, 'INVALID_ANSWERS', {
        statusCode: 250,
        errors: [{ code: 'UNKNOWN_OPTION', step: 1, field: 'city_symbol' }],
        beside: { version: 2 },
      }),
      open: inOrder(changeName, saveAndClose, invalid),
    },
    {
      name: 'form-closed-meanwhile',
      path: stepPath(1),
      prepare: refused('POST /step-1/save', 403, 'REQUEST_READ_ONLY', {
        errors: [{ code: 'PERIOD_CLOSED' }],
      }),
      open: inOrder(changeName, saveAndClose, see('#field-firstName[readonly]')),
    },
    {
      name: 'form-conflict',
      path: stepPath(1),
      window: 'portal/features/registration/conflict-window',
      prepare: replied(
        'POST /step-1/save',
        (body) => ({
          error: { statusCode: 409, code: 'NEWER_VERSION', message: '' },
          newer: { ...body, first_name: 'נועה', last_name: 'כהן', version: Number(body.version ?? 0) + 1 },
        }),
        409,
      ),
      open: inOrder(changeName, saveAndClose, seeWindow),
    },
    {
      name: 'form-restored',
      path: stepPath(1),
      prepare: cutOff('POST /step-1/save'),
      open: inOrder(
        changeName,
        saveAndClose,
        see('[data-save-state=unsaved]'),
        (page) => page.reload(),
        see(anEmptyStep),
      ),
    },
    {
      name: 'form-exit',
      path: stepPath(1),
      window: 'exitRegistration',
      open: inOrder(saveAndClose, seeWindow),
    },
    {
      name: 'form-leave-unsaved',
      path: stepPath(1),
      window: 'portal/features/registration/leave-window',
      prepare: refused('POST /step-1/save', 503, 'DATABASE_UNAVAILABLE'),
      open: inOrder(changeName, elsewhere, seeWindow),
    },
    {
      name: 'form-leave-reminder',
      path: stepPath(4),
      window: 'dontForgetToSubmit',
      open: inOrder(elsewhere, seeWindow),
    },
    {
      name: 'form-help',
      path: stepPath(1),
      open: inOrder(click('main form button[aria-haspopup=dialog]'), seeWindow),
    },
    {
      name: 'form-uploading',
      path: stepPath(4),
      isLoading: true,
      prepare: all(emptied, unanswered('POST /upload/upload-file/{type}')),
      open: inOrder(chooseFile, see('main [role=progressbar]')),
    },
    {
      name: 'form-upload-failed',
      path: stepPath(4),
      prepare: all(emptied, refused('POST /upload/upload-file/{type}', 400, 'BROKEN_FILE')),
      open: inOrder(chooseFile, see('main .text-bad')),
    },
    {
      name: 'form-remove-file',
      path: stepPath(4),
      window: 'portal/features/registration/documents/removal-window',
      open: inOrder(
        press('upload', (words) => words.upload.remove),
        seeWindow,
      ),
    },
  ].map((shot) => ({ ...shot, student: draft }))

const declare = (/** @type {import('playwright').Page} */ page) =>
  page.locator('#field-declarationCorrectnessInformation').check({ force: true })
const readBack = (/** @type {import('playwright').Page} */ page) =>
  page.locator('main form input[type=checkbox]').last().check({ force: true })
const reviewed = inOrder(review, readBack)

/** @type {(draft: string) => readonly Shot[]} */
const sendingShots = (draft) =>
  [
    { name: 'form-complete' },
    { name: 'form-review', open: review },
    {
      name: 'form-send',
      window: 'preSubmitRequest',
      open: inOrder(reviewed, send, seeWindow),
    },
    {
      name: 'form-sending',
      isLoading: true,
      prepare: unanswered('POST /step-4/submit'),
      open: inOrder(reviewed, send, agree, see('main .animate-spin')),
    },
    {
      name: 'form-sent',
      window: 'portal/features/registration/documents/step/result-window',
      prepare: answered('POST /step-4/submit', { id: requestId, version: 9 }),
      open: inOrder(reviewed, send, agree, see('[role=alertdialog]')),
    },
    {
      name: 'form-send-refused',
      prepare: refused('POST /step-4/submit', 200, 'VALIDATION_FAILED', {
        statusCode: 250,
        errors: [
          { code: 'FIELD_REQUIRED', step: 1, field: 'first_name' },
          { code: 'FIELD_REQUIRED', step: 4, field: 'confirmation_studies' },
        ],
        beside: { version: 1 },
      }),
      open: inOrder(reviewed, send, agree, see('[role=dialog] li a')),
    },
    {
      name: 'form-send-unreachable',
      prepare: refused('POST /step-4/submit', 503, 'DATABASE_UNAVAILABLE'),
      open: inOrder(reviewed, send, agree, see('[role=dialog] h3, [role=dialog] p')),
    },
  ].map(({ prepare, ...shot }) => ({
    ...shot,
    path: stepPath(4),
    student: draft,
    prepare: all(completed, ...(prepare ? [prepare] : [])),
  }))

/** @type {(draft: string) => readonly Shot[]} */
const otherShots = (draft) => [
  {
    name: 'form-read-only',
    path: stepPath(1),
    student: draft,
    prepare: all(
      periodWith({ phase: 'closed', is_open: false, to: inHours(-99) }),
      startWith((start) => ({
        ...requestWith({ form_mode: 'READ' })(start),
        periods: start.periods.map((period) =>
          period.is_current ? { ...period, phase: 'closed', is_open: false, to: inHours(-99) } : period,
        ),
      })),
    ),
  },
  {
    name: 'form-sponsored',
    path: stepPath(1),
    student: draft,
    prepare: startWith((start) => ({
      ...start,
      user: {
        ...start.user,
        academic_institution: { ...start.user.academic_institution, is_sponsored: true },
      },
    })),
  },
  {
    name: 'form-last-day',
    path: stepPath(1),
    student: draft,
    prepare: periodWith({ to: inHours(5.5) }),
  },
]

/** @typedef {NonNullable<FormStart['documents_to_fix'][number]['sent_file']>} SentFile */

/** Returns the file that an answer is; undefined if it is none. @type {(answer: unknown) => SentFile | undefined} */
const findFile = (answer) =>
  typeof answer === 'object' && answer !== null && 'file_name' in answer
    ? /** @type {SentFile} */ (answer)
    : undefined

/**
 * Answers a request of which two documents were returned, and replaces the first so many: the file that was sent is then
 * another one than the saved file.
 * @type {(count: number) => Prepare}
 */
const replaced = (count) =>
  startWith((start) => {
    const [fix] = start.documents_to_fix
    if (!fix) return start
    const { documents } = start.steps
    const others = Object.keys(documents).filter((field) => field !== fix.field && findFile(documents[field]))
    return {
      ...start,
      documents_to_fix: [fix.field, ...others].slice(0, 2).map((field, place) => {
        const file = findFile(documents[field]) ?? null
        const isReplaced = place < count
        const sent = isReplaced && file ? { ...file, file_name: `sent-${place}.pdf` } : file
        return { ...fix, field, is_replaced: isReplaced, sent_file: sent }
      }),
    }
  })
const submitCorrections = press('form-notes', (words) => words.formNotes.submitCorrections)

/** @type {(returned: string) => readonly Shot[]} */
const correctionShots = (returned) =>
  [
    { name: 'correction-missing', open: inOrder(primary, see('main .text-bad')) },
    { name: 'correction-two-returned', prepare: replaced(0) },
    { name: 'correction-one-replaced', prepare: replaced(1) },
    { name: 'correction-all-replaced', prepare: replaced(99), open: declare },
    { name: 'correction-offline', open: goOffline },
    {
      name: 'correction-uploading',
      isLoading: true,
      prepare: unanswered('POST /upload/upload-file/{type}'),
      open: inOrder(chooseFile, see('main [role=progressbar]')),
    },
    {
      name: 'correction-last-minute',
      prepare: startWith((start) => requestWith({ correction_deadline: inHours(0.015) })(start)),
    },
    {
      name: 'correction-lapsed',
      prepare: startWith((start) => requestWith({ correction_deadline: inHours(0.001) })(start)),
      open: see('[role=alertdialog]'),
    },
    {
      name: 'correction-leave',
      window: 'dontForgetToSubmitReturnedToRepair',
      prepare: replaced(1),
      open: inOrder(elsewhere, seeWindow),
    },
    {
      name: 'correction-send',
      window: 'sendBackFromRepair',
      prepare: replaced(99),
      open: inOrder(declare, submitCorrections, seeWindow),
    },
    {
      name: 'correction-sent',
      prepare: all(replaced(99), answered('POST /step-4/submit-corrections', { id: requestId, version: 9 })),
      open: inOrder(declare, submitCorrections, agree, see('[role=alertdialog]')),
    },
  ].map((shot) => ({ ...shot, path: paths.registration, student: returned }))

/** The page with all answers, of which a step is shown in a window. @type {(submitted: string) => readonly Shot[]} */
const printShots = (submitted) => [
  {
    name: 'print-step',
    path: paths.print,
    student: submitted,
    open: inOrder(click('main button'), seeWindow),
  },
]

/** @type {(students: Readonly<Record<'draft' | 'returned' | 'submitted', string>>) => readonly Shot[]} */
export const formShots = ({ draft, returned, submitted }) => [
  ...stepShots(draft),
  ...savingShots(draft),
  ...sendingShots(draft),
  ...otherShots(draft),
  ...correctionShots(returned),
  ...printShots(submitted),
]
