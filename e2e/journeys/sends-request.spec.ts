import { documentsStep } from '@milgo/messages/he/documents-step'
import { formNotes } from '@milgo/messages/he/form-notes'
import { answerAll, type Typed } from '../application.ts'
import {
  documentOf,
  fileOf,
  type files,
  openDocuments,
  savedDocuments,
  sendRequest,
  statusOf,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'

type Wanted = {
  readonly questionId: string
  readonly slot?: number
  readonly file: keyof typeof files
}

const file = (name: string) => ({
  file_name: expect.any(String),
  file_signed_url: expect.any(String),
  original_file_name: name,
})
const ofParent = (parent: 'One' | 'Two'): readonly Wanted[] => [
  { questionId: `parent${parent}IdFront`, file: 'phonePhoto' },
  { questionId: `parent${parent}IdAttachment`, file: 'letter' },
]
const studies: readonly Wanted[] = [
  { questionId: 'confirmationStudies', file: 'letter' },
  { questionId: 'approvalAnnualTuitionFees', file: 'income' },
]
const account: Wanted = { questionId: 'bankAccountReference', file: 'phonePhoto' }
const income = (member: string): Wanted => ({ questionId: `${member}IncomeDocument`, file: 'income' })

/** One student only. `registry.test.ts` of the domain tests which documents every other student is asked for. */
const choices: Typed = {
  isBiometricId: true,
  isParentOneBiometricId: false,
  isParentTwoBiometricId: false,
  parentOneIncomeType: 'EMPLOYEE',
  parentTwoIncomeType: 'NATIONAL_INSURANCE',
  parentTwoAllowance: 'DISABILITY',
}

/** Every document that this student is asked for, in the order of the page, with its sample file. */
const documents: readonly Wanted[] = [
  { questionId: 'idFront', file: 'phonePhoto' },
  { questionId: 'idBack', file: 'photo' },
  { questionId: 'idAttachment', file: 'letter' },
  ...ofParent('One'),
  ...ofParent('Two'),
  ...studies,
  { questionId: 'siblingsStudyConfirmations', slot: 0, file: 'letter' },
  { questionId: 'siblingsStudyConfirmations', slot: 1, file: 'photo' },
  account,
  income('parentOne'),
  income('parentTwo'),
]

/** The saved fields of the specification's payload after sending. */
const saved = {
  id_front: file('idFront.heic'),
  approve_incomes: true,
  declaration_correctness_information: true,
  is_biometric_id: true,
  id_back: file('idBack.jpg'),
  siblings_study_confirmations: [
    file('siblingsStudyConfirmations-0.pdf'),
    file('siblingsStudyConfirmations-1.jpg'),
  ],
  family_documents: expect.arrayContaining([
    expect.objectContaining({
      member_type: 'PARENT_TWO',
      income_type: 'NATIONAL_INSURANCE',
      allowance: 'DISABILITY',
      document: expect.objectContaining(file('parentTwoIncomeDocument.xlsx')),
    }),
  ]),
}

const endings = {
  letter: 'pdf',
  photo: 'jpg',
  phonePhoto: 'heic',
  income: 'xlsx',
  closed: 'pdf',
  hebrew: 'pdf',
} as const

const nameOf = ({ questionId, slot, file: sample }: Wanted): string =>
  `${questionId}${slot === undefined ? '' : `-${slot}`}.${endings[sample]}`

test('a single student under 30 uploads every document and sends the request', async ({ page, request }) => {
  const student = await openDocuments(page, request, students.single)
  await answerAll(page, choices)

  // The page asks for the documents that the answers require, and for one optional document
  const asked = page.locator('[role=group][id^="field-"]:has(input[type=file])')
  await expect(asked).toHaveCount(documents.length + 1)
  const ids = documents.map(
    ({ questionId, slot }) => `field-${questionId}${slot === undefined ? '' : `-${slot}`}`,
  )
  expect(await asked.evaluateAll((fields) => fields.map(({ id }) => id))).toEqual([
    ...ids,
    'field-additionalDocument',
  ])

  for (const wanted of documents)
    await uploadInto(
      page,
      documentOf(page, wanted.questionId, wanted.slot),
      fileOf(wanted.file, nameOf(wanted)),
    )
  await answerAll(page, { approveIncomes: true, declarationCorrectnessInformation: true })
  await expect(page.getByRole('heading', { name: documentsStep.summary.ready })).toBeVisible()

  await sendRequest(page)
  const result = page.getByRole('alertdialog', { name: formNotes.requestSubmission })
  await expect(result).toContainText(formNotes.submitSuccess)
  await expect(result.getByRole('listitem')).toHaveText([
    formNotes.submitChecked,
    formNotes.submitMessage,
    formNotes.submitOnce,
    /תשובות סופיות צפויות ב\S+ \d{4}/,
  ])
  await result.getByRole('button', { name: documentsStep.result.toPersonalArea }).click()
  await expect(page).toHaveURL('/personal-area')
  expect(await page.evaluate(() => history.state?.usr)).toEqual({ showsSurvey: true })

  expect(await statusOf(request, student)).toBe('SUBMITTED')
  expect(await savedDocuments(request, student)).toMatchObject(saved)
})
