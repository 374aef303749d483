import { describe, expect, it } from 'vitest'
import { documentQuestions } from '../application/documents/registry.ts'
import { applicationForm } from '../application/form.ts'
import {
  type ChecklistTick,
  checklistOf,
  checklistRows,
  documentsOfItem,
  documentsOfQuestion,
  itemStateOf,
  proofsOf,
} from './checklist.ts'
import { sampleSnapshot } from './review.fixture.ts'
import { sentDocuments } from './sent-documents.ts'

const documents = sentDocuments(sampleSnapshot())

describe('the table', () => {
  const rows = Object.values(checklistRows)

  it('names only questions of the form, and as documents only file questions', () => {
    const files = new Set(documentQuestions.map(({ id }) => id))
    expect(rows.flatMap((row) => row.questions).filter((id) => !applicationForm.byId.has(id))).toEqual([])
    expect(rows.flatMap((row) => row.documents).filter((id) => !files.has(id))).toEqual([])
  })

  it('contains every document except the additional one', () => {
    const named = new Set(rows.flatMap((row) => row.documents))
    expect(documentQuestions.map(({ id }) => id).filter((id) => !named.has(id))).toEqual([
      'additionalDocument',
    ])
  })
})

it('a request has the items that at least one of its documents proves', () => {
  expect(checklistOf(documents)).toEqual([
    'IDENTITY',
    'STUDIES',
    'HOUSEHOLD',
    'INCOME_PARENT_ONE',
    'INCOME_PARENT_TWO',
    'BANK',
    'SERVICE',
  ])
  expect(checklistOf([])).toEqual([])
})

describe('the document that proves an answer', () => {
  const all = documentQuestions.flatMap(({ id, kind }) =>
    (kind === 'files' ? [0, 1] : [undefined]).map((index) => ({
      ...(documents[0] as (typeof documents)[number]),
      questionId: id,
      key: index === undefined ? id : `${id}.${index}`,
      index,
    })),
  )
  const shownFor = (question: string, index?: number, among = all) =>
    documentsOfQuestion(question, index, among as typeof documents)[0]?.key

  it.each([
    ['accountNumber', 'bankAccountReference'],
    ['school', 'confirmationStudies'],
    ['firstName', 'idFront'],
    ['addressByIdCity', 'idAttachment'],
    ['maritalStatus', 'idAttachment'],
    ['childrenCount', 'idAttachment'],
    ['siblingsCount', 'parentOneIdAttachment'],
    ['siblingsStudentsCount', 'siblingsStudyConfirmations.0'],
    ['isOrphan', 'parentOneCertificate'],
    ['cutOffFromParentsCount', 'parentOneCertificate'],
    ['isNewcomer', 'newcomerDocument'],
    ['repatriationDate', 'newcomerDocument'],
    ['isSingleParent', 'singleParentApproval'],
    ['disabledFamilyMembers', 'disabilityDocuments.1', 1],
    ['parentTwoAllowance', 'parentTwoIncomeDocument'],
    ['militaryServiceType', 'armyTypeDocument'],
    ['isReservist', 'reservistDocument'],
    ['daysInReserve', 'reservistDocument'],
    ['approveIncomes', undefined],
  ] as const)('%s is %s', (question, document, index?: number) => {
    expect(shownFor(question, index)).toBe(document)
  })

  it('is undefined if it was not asked for, and is never another document', () => {
    const without = all.filter(({ questionId }) => questionId !== 'reservistDocument')
    expect(shownFor('isReservist', undefined, without)).toBeUndefined()
  })

  it('is one of the documents of the item that checks the answer', () => {
    for (const [question, proofs] of Object.entries(proofsOf)) {
      const row = Object.values(checklistRows).find(({ questions }) => questions.includes(question))
      expect([question, proofs.filter((id) => !row?.documents.includes(id))]).toEqual([question, []])
    }
  })
})

describe('an item', () => {
  const names = documentsOfItem('SERVICE', documents).map(({ fileName }) => fileName)
  const tick = (over: Partial<ChecklistTick> = {}): ChecklistTick => ({
    item: 'SERVICE',
    isTicked: true,
    fileNames: names,
    staffId: 'me',
    ...over,
  })
  const stateWith = (ticks: readonly ChecklistTick[], isAccepted = false, hasWarning = false) =>
    itemStateOf('SERVICE', documents, ticks, { isAccepted: () => isAccepted, hasWarning })

  it('is ticked by its documents, unless a check warns', () => {
    expect(stateWith([])).toEqual({ isTicked: false })
    expect(stateWith([], true)).toEqual({ isTicked: true, by: 'DOCUMENTS' })
    expect(stateWith([], true, true)).toEqual({ isTicked: false })
    const [first] = documentsOfItem('SERVICE', documents)
    const onlyFirst = { isAccepted: (one: typeof first) => one === first, hasWarning: false }
    expect(itemStateOf('SERVICE', documents, [], onlyFirst as never)).toEqual({ isTicked: false })
  })

  it('is ticked or not as a person decided, whatever the documents say', () => {
    expect(stateWith([tick()], false, true)).toEqual({ isTicked: true, by: 'REVIEWER', staffId: 'me' })
    expect(stateWith([tick({ isTicked: false })], true)).toEqual({ isTicked: false })
  })

  it("ignores a person's tick for other files or other items", () => {
    expect(stateWith([tick({ fileNames: [...names, 'more.pdf'] })])).toEqual({ isTicked: false })
    expect(stateWith([tick({ fileNames: names.map(() => 'old.pdf') })])).toEqual({ isTicked: false })
    expect(stateWith([tick({ item: 'BANK' })])).toEqual({ isTicked: false })
  })
})
