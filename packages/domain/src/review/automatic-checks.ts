import type { Answers } from '../answers/answer.ts'
import type { ApplicationAnswers } from '../application/answers.ts'
import { isAccountSuspect, knowsBank } from '../application/bank/account-check.ts'
import { documents as documentsSection } from '../application/documents/questions.ts'
import { hasChildren, isMarried, isNewcomer } from '../application/family/rules.ts'
import { hasServed, monthsSinceServiceAge } from '../application/personal/rules.ts'
import type { AutomaticCheck, CheckCode, CheckResult } from './automatic-check.ts'
import { type ChecklistItem, checklistRows } from './checklist.ts'
import type { SentDocument } from './sent-documents.ts'

/** What the server knows about a document's file; undefined if the file was deleted. */
export type CheckedFile = {
  readonly isSpreadsheet: boolean
  readonly scan: 'unscanned' | 'checking' | 'clean' | 'infected'
  readonly isActive: boolean
  /** Whether the check at the upload could not read all of it. */
  readonly isUnread: boolean
}

/** Another student's request that has something in common with this one. */
export type Likeness = {
  readonly kind: 'ACCOUNT' | 'PHONE' | 'ADDRESS' | 'FILE'
  readonly requestNumber: string
  /** The key of the document whose file both requests have. */
  readonly document?: string
  readonly isDismissed: boolean
}

export type CheckedCase = {
  readonly sent: ApplicationAnswers
  readonly documents: readonly SentDocument[]
  readonly fileOf: (document: SentDocument) => CheckedFile | undefined
  readonly likenesses: readonly Likeness[]
  readonly figures: Answers
  readonly today: string
}

type Check = (checked: CheckedCase) => readonly AutomaticCheck[]

const check = (
  code: CheckCode,
  result: CheckResult,
  item: ChecklistItem | null,
  params: AutomaticCheck['params'] = {},
  document: string | null = null,
): AutomaticCheck => ({ code, result, item, document, params })

const passIf = (holds: boolean): CheckResult => (holds ? 'PASS' : 'WARN')

/** Returns the first item whose documents include this one; null if there is none. */
const itemOf = ({ questionId }: SentDocument): ChecklistItem | null => {
  const found = Object.entries(checklistRows).find(([, row]) => row.documents.includes(questionId))
  return (found?.[0] as ChecklistItem | undefined) ?? null
}

const numbersOf = (likenesses: readonly Likeness[]): string =>
  [...new Set(likenesses.map(({ requestNumber }) => requestNumber))].join(', ')

const likenessCheck =
  (kind: Likeness['kind'], code: CheckCode, item: ChecklistItem): Check =>
  ({ likenesses }) => {
    const open = likenesses.filter((one) => one.kind === kind && !one.isDismissed)
    return [check(code, passIf(open.length === 0), item, { numbers: numbersOf(open) })]
  }

const sameFileElsewhere: Check = ({ likenesses, documents }) => {
  const open = likenesses.filter(({ kind, isDismissed }) => kind === 'FILE' && !isDismissed)
  if (open.length === 0) return [check('SAME_FILE_ELSEWHERE', 'PASS', null)]
  return documents.flatMap((document) => {
    const own = open.filter((one) => one.document === document.key)
    const params = { numbers: numbersOf(own) }
    return own.length === 0
      ? []
      : [check('SAME_FILE_ELSEWHERE', 'WARN', itemOf(document), params, document.key)]
  })
}

/** Reports one file in two places of the request, such as one picture for both sides of a card. */
const sameFileTwice: Check = ({ documents }) =>
  documents
    .filter(({ sha256, key }) => {
      const first = documents.find((one) => one.sha256 === sha256)
      return sha256 !== null && first !== undefined && first.key !== key
    })
    .map((document) => check('SAME_FILE_TWICE', 'WARN', itemOf(document), {}, document.key))

const accountDigits: Check = ({ sent: { bank, branch, accountNumber } }) => {
  if (bank === undefined || branch === undefined || accountNumber === undefined) return []
  if (!knowsBank(bank)) return [check('ACCOUNT_DIGITS', 'NOT_CHECKED', 'BANK')]
  return [check('ACCOUNT_DIGITS', passIf(!isAccountSuspect(bank, branch, accountNumber)), 'BANK')]
}

/**
 * Reports NOT_CHECKED, because the server never gets the text of a document: the reviewer's browser reads it when it is
 * opened.
 */
const unread =
  (code: CheckCode, item: ChecklistItem, questionId: string): Check =>
  ({ documents }) =>
    documents
      .filter((document) => document.questionId === questionId)
      .map(({ key }) => check(code, 'NOT_CHECKED', item, {}, key))

const immigrationDate: Check = ({ sent, today }) => {
  const { birthday, repatriationDate } = sent
  if (!isNewcomer(sent) || birthday === undefined || repatriationDate === undefined) return []
  const holds = birthday <= repatriationDate && repatriationDate <= today
  return [check('IMMIGRATION_DATE', passIf(holds), 'HOUSEHOLD', { birthday, date: repatriationDate })]
}

/** Warns if the service is longer than the time since the sixteenth birthday. */
const serviceLength: Check = ({ sent, today }) => {
  const { birthday, serviceMonths } = sent
  if (!hasServed(sent) || birthday === undefined || serviceMonths === undefined) return []
  const most = monthsSinceServiceAge(birthday, today)
  const months = Number(serviceMonths)
  return [check('SERVICE_LENGTH', passIf(months <= most), 'SERVICE', { months, most })]
}

/** Warns if the verified household is smaller than the student, the spouse and the children together. */
const householdSize: Check = ({ sent, figures }) => {
  const { houseHoldPeople } = figures
  if (typeof houseHoldPeople !== 'string') return []
  const children = hasChildren(sent) ? Number(sent.childrenCount) : 0
  const least = 1 + (isMarried(sent) ? 1 : 0) + children
  const persons = Number(houseHoldPeople)
  return [check('HOUSEHOLD_SIZE', passIf(persons >= least), 'HOUSEHOLD', { persons, least })]
}

const expectsPicture = new Set(
  documentsSection.questions.flatMap((question) =>
    'expects' in question && question.expects === 'picture' ? [question.id] : [],
  ),
)

const fileChecks: Check = ({ documents, fileOf }) =>
  documents.flatMap((document) => {
    const about = (code: CheckCode, result: CheckResult) =>
      check(code, result, itemOf(document), {}, document.key)
    const file = fileOf(document)
    if (file === undefined) return [about('FILE_GONE', 'WARN')]
    return [
      ...(file.scan === 'infected' ? [about('FILE_INFECTED', 'WARN')] : []),
      ...(file.scan === 'unscanned' || file.scan === 'checking'
        ? [about('FILE_UNSCANNED', 'NOT_CHECKED')]
        : []),
      ...(file.isActive ? [about('FILE_ACTIVE', 'WARN')] : []),
      ...(file.isUnread ? [about('FILE_UNREAD', 'WARN')] : []),
      ...(file.isSpreadsheet && expectsPicture.has(document.questionId)
        ? [about('FILE_SPREADSHEET', 'WARN')]
        : []),
    ]
  })

const checks: readonly Check[] = [
  unread('IDENTITY_ON_CARD', 'IDENTITY', 'idFront'),
  likenessCheck('PHONE', 'SAME_PHONE_ELSEWHERE', 'IDENTITY'),
  likenessCheck('ADDRESS', 'SAME_ADDRESS_ELSEWHERE', 'IDENTITY'),
  immigrationDate,
  householdSize,
  (checked) =>
    checked.sent.accountNumber === undefined
      ? []
      : likenessCheck('ACCOUNT', 'SAME_ACCOUNT_ELSEWHERE', 'BANK')(checked),
  accountDigits,
  unread('NAME_ON_BANK_LETTER', 'BANK', 'bankAccountReference'),
  serviceLength,
  sameFileElsewhere,
  sameFileTwice,
  fileChecks,
]

/**
 * Returns everything that can be checked automatically, from the snapshot and from what the server knows about the
 * files.
 */
export const automaticChecks = (checked: CheckedCase): readonly AutomaticCheck[] =>
  checks.flatMap((one) => one(checked))
