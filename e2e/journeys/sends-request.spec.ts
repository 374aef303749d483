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

type Case = {
  readonly student: keyof typeof students
  readonly choices: Typed
  /** Every document that this student is asked for, in the order of the page, and the file that is given. */
  readonly documents: readonly Wanted[]
  /** What the specification's payload holds in the end. */
  readonly held: Record<string, unknown>
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
const applicant: readonly Wanted[] = [
  { questionId: 'idFront', file: 'phonePhoto' },
  { questionId: 'idAttachment', file: 'letter' },
]
const studies: readonly Wanted[] = [
  { questionId: 'confirmationStudies', file: 'letter' },
  { questionId: 'approvalAnnualTuitionFees', file: 'income' },
]
const account: Wanted = { questionId: 'bankAccountReference', file: 'phonePhoto' }
const income = (member: string): Wanted => ({ questionId: `${member}IncomeDocument`, file: 'income' })

/** Which documents every other student is asked for, the domain tells in `registry.test.ts`. */
const cases: readonly Case[] = [
  {
    student: 'single',
    choices: {
      isBiometricId: true,
      isParentOneBiometricId: false,
      isParentTwoBiometricId: false,
      parentOneIncomeType: 'EMPLOYEE',
      parentTwoIncomeType: 'NATIONAL_INSURANCE',
      parentTwoAllowance: 'DISABILITY',
    },
    documents: [
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
    ],
    held: {
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
    },
  },
  {
    student: 'mother',
    choices: { isBiometricId: false, spouseIncomeType: 'NOT_WORK', candidateIncomeType: 'EMPLOYEE' },
    documents: [
      ...applicant,
      ...studies,
      account,
      income('spouse'),
      income('candidate'),
      { questionId: 'armyTypeDocument', file: 'letter' },
      { questionId: 'disabilityDocuments', slot: 0, file: 'letter' },
      { questionId: 'disabilityDocuments', slot: 1, file: 'photo' },
    ],
    held: {
      parent_one_id_front: null,
      disability_documents: [
        { member_type: 'CHILD', document: expect.objectContaining(file('disabilityDocuments-0.pdf')) },
        { member_type: 'SPOUSE', document: expect.objectContaining(file('disabilityDocuments-1.jpg')) },
      ],
      army_type_document: file('armyTypeDocument.pdf'),
    },
  },
]

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

for (const { student: key, choices, documents, held } of cases)
  test(`${students[key].who}, from the documents to the personal area`, async ({ page, request }) => {
    const student = await openDocuments(page, request, students[key])
    await answerAll(page, choices)

    // Asked is what the answers ask for, and one document more that nobody must give
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
    expect(await savedDocuments(request, student)).toMatchObject({
      id_front: file('idFront.heic'),
      approve_incomes: true,
      declaration_correctness_information: true,
      ...held,
    })
  })
