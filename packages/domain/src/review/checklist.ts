import { z } from 'zod'
import type { SentDocument } from './sent-documents.ts'

/** The items that a reviewer checks in a request; each income is an item. */
export const ChecklistItem = z.enum([
  'IDENTITY',
  'STUDIES',
  'HOUSEHOLD',
  'INCOME_PARENT_ONE',
  'INCOME_PARENT_TWO',
  'INCOME_SPOUSE',
  'INCOME_CANDIDATE',
  'BANK',
  'SERVICE',
])
export type ChecklistItem = z.infer<typeof ChecklistItem>

type ChecklistRow = {
  /** Questions whose answers are checked. */
  readonly questions: readonly string[]
  /** Questions whose files prove the answers. */
  readonly documents: readonly string[]
}

const addressById = ['addressByIdCity', 'addressByIdStreet', 'addressByIdHome', 'addressByIdApartment']

/** The answers that are checked, and the documents that prove them. An item without a row does not compile. */
export const checklistRows: Readonly<Record<ChecklistItem, ChecklistRow>> = {
  IDENTITY: {
    questions: ['firstName', 'lastName', 'userId', 'birthday', 'birthdayHebrew', 'gender', ...addressById],
    documents: ['idFront', 'idBack', 'idAttachment'],
  },
  STUDIES: {
    questions: [
      'isBachelor',
      'school',
      'year',
      'field',
      'otherField',
      'additionalField',
      'isEducationalStudent',
    ],
    documents: ['confirmationStudies', 'approvalAnnualTuitionFees'],
  },
  HOUSEHOLD: {
    questions: [
      'maritalStatus',
      'childrenCount',
      'siblingsCount',
      'siblingsStudentsCount',
      'isOrphan',
      'orphanOfParentsCount',
      'isCutOffFromParents',
      'cutOffFromParentsCount',
      'isNewcomer',
      'repatriationDate',
      'isSingleParent',
      'isDisabledFamilyMembers',
      'disabledFamilyMembers',
    ],
    documents: [
      'idAttachment',
      'parentOneIdFront',
      'parentOneIdBack',
      'parentOneIdAttachment',
      'parentTwoIdFront',
      'parentTwoIdBack',
      'parentTwoIdAttachment',
      'parentOneCertificate',
      'parentTwoCertificate',
      'siblingsStudyConfirmations',
      'singleParentApproval',
      'disabilityDocuments',
      'newcomerDocument',
    ],
  },
  INCOME_PARENT_ONE: {
    questions: ['parentOneIncomeType', 'parentOneAllowance'],
    documents: ['parentOneIncomeDocument'],
  },
  INCOME_PARENT_TWO: {
    questions: ['parentTwoIncomeType', 'parentTwoAllowance'],
    documents: ['parentTwoIncomeDocument'],
  },
  INCOME_SPOUSE: {
    questions: ['spouseIncomeType', 'spouseAllowance'],
    documents: ['spouseIncomeDocument'],
  },
  INCOME_CANDIDATE: {
    questions: ['candidateIncomeType', 'candidateAllowance'],
    documents: ['candidateIncomeDocument'],
  },
  BANK: { questions: ['bank', 'branch', 'accountNumber'], documents: ['bankAccountReference'] },
  SERVICE: {
    questions: ['militaryServiceType', 'serviceMonths', 'isReservist', 'daysInReserve'],
    documents: ['armyTypeDocument', 'reservistDocument'],
  },
}

const certificates = ['parentOneCertificate', 'parentTwoCertificate']
const parentAttachments = ['parentOneIdAttachment', 'parentTwoIdAttachment']

/**
 * For answers that are not proved by every document of their item: the documents that prove them, the best first. The
 * address, the marital status and the children of a person are printed in the attachment of their identity card.
 */
export const proofsOf: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(addressById.map((id) => [id, ['idAttachment']])),
  maritalStatus: ['idAttachment'],
  childrenCount: ['idAttachment'],
  siblingsCount: parentAttachments,
  siblingsStudentsCount: ['siblingsStudyConfirmations'],
  isOrphan: certificates,
  orphanOfParentsCount: certificates,
  isCutOffFromParents: certificates,
  cutOffFromParentsCount: certificates,
  isNewcomer: ['newcomerDocument'],
  repatriationDate: ['newcomerDocument'],
  isSingleParent: ['singleParentApproval'],
  isDisabledFamilyMembers: ['disabilityDocuments'],
  disabledFamilyMembers: ['disabilityDocuments'],
  militaryServiceType: ['armyTypeDocument'],
  serviceMonths: ['armyTypeDocument'],
  isReservist: ['reservistDocument'],
  daysInReserve: ['reservistDocument'],
}

/** Returns the items of a request: those with at least one document. */
export const checklistOf = (documents: readonly SentDocument[]): readonly ChecklistItem[] =>
  ChecklistItem.options.filter((item) => documentsOfItem(item, documents).length > 0)

export const documentsOfItem = (
  item: ChecklistItem,
  documents: readonly SentDocument[],
): readonly SentDocument[] =>
  documents.filter(({ questionId }) => checklistRows[item].documents.includes(questionId))

/**
 * Returns the documents that prove the answer to a question, the best first; in a list, the document of the same line.
 * Returns none if the document of the answer was not asked for.
 */
export const documentsOfQuestion = (
  questionId: string,
  index: number | undefined,
  documents: readonly SentDocument[],
): readonly SentDocument[] => {
  const rows = Object.values(checklistRows).filter(({ questions }) => questions.includes(questionId))
  const proofs = proofsOf[questionId] ?? rows.flatMap((row) => row.documents)
  const proving = proofs.flatMap((id) => documents.filter((document) => document.questionId === id))
  const ofLine = proving.filter((document) => index !== undefined && document.index === index)
  return ofLine.length > 0 ? ofLine : proving
}

/** A tick that a reviewer set or removed, with the files that proved the item at that time. */
export type ChecklistTick = {
  readonly item: ChecklistItem
  readonly isTicked: boolean
  readonly fileNames: readonly string[]
  readonly staffId: string
}

export type ItemState =
  | { readonly isTicked: false }
  | { readonly isTicked: true; readonly by: 'REVIEWER'; readonly staffId: string }
  | { readonly isTicked: true; readonly by: 'DOCUMENTS' }

/**
 * Returns whether an item is ticked: as a reviewer decided, while its files are the same; otherwise automatically when
 * every document of the item is accepted and no automatic check of the item warns.
 */
export const itemStateOf = (
  item: ChecklistItem,
  documents: readonly SentDocument[],
  ticks: readonly ChecklistTick[],
  {
    isAccepted,
    hasWarning,
  }: {
    readonly isAccepted: (document: SentDocument) => boolean
    readonly hasWarning: boolean
  },
): ItemState => {
  const own = documentsOfItem(item, documents)
  const names = own.map(({ fileName }) => fileName)
  const tick = ticks.find((one) => one.item === item && haveSameNames(one.fileNames, names))
  if (tick)
    return tick.isTicked ? { isTicked: true, by: 'REVIEWER', staffId: tick.staffId } : { isTicked: false }
  return !hasWarning && own.every(isAccepted) ? { isTicked: true, by: 'DOCUMENTS' } : { isTicked: false }
}

const haveSameNames = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name) => others.includes(name))
