import type { Answers } from '../answers/answer.ts'
import type { ApplicationAnswers } from '../application/answers.ts'
import { isAccountSuspect, knowsBank } from '../application/bank/account-check.ts'
import { documents as documentsSection } from '../application/documents/questions.ts'
import { hasChildren, isMarried, isNewcomer } from '../application/family/rules.ts'
import { hasServed } from '../application/personal/rules.ts'
import type { AutomaticCheck, CheckCode, CheckResult } from './automatic-check.ts'
import { type ChecklistItem, checklistRows } from './checklist.ts'
import type { SentDocument } from './sent-documents.ts'

/** What the server knows of a document's file; undefined where the file is gone. */
export type CheckedFile = {
  readonly isSpreadsheet: boolean
  readonly scan: 'unscanned' | 'checking' | 'clean' | 'infected'
  readonly isActive: boolean
}

/** Another person's request that has something in common with this one. */
export type Likeness = {
  readonly kind: 'ACCOUNT' | 'PHONE' | 'ADDRESS' | 'FILE'
  readonly requestNumber: string
  /** Of the file that both have. */
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

/** The item whose documents include this one; the first of several. */
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

/** One file in two places of the request, as one picture for both sides of a card. */
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

/** No text of a document reaches the server: the reviewer's browser reads the document when it is looked at. */
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

const monthsPerYear = 12
const earliestServiceAge = 16

/** Service cannot have lasted longer than since the sixteenth birthday. */
const serviceLength: Check = ({ sent, today }) => {
  const { birthday, serviceMonths } = sent
  if (!hasServed(sent) || birthday === undefined || serviceMonths === undefined) return []
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * monthsPerYear + Number(day.slice(5, 7))
  const most = Math.max(0, monthOf(today) - monthOf(birthday) - earliestServiceAge * monthsPerYear)
  const months = Number(serviceMonths)
  return [check('SERVICE_LENGTH', passIf(months <= most), 'SERVICE', { months, most })]
}

/** The verified household has room for the student, the spouse and the children who were named. */
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

/** All that a program can say about what was sent, from the snapshot and what the server knows of the files. */
export const automaticChecks = (checked: CheckedCase): readonly AutomaticCheck[] =>
  checks.flatMap((one) => one(checked))

/** A shared address is that of every family and dormitory: it is shown, and holds no item up. */
const holdsNothingUp: ReadonlySet<CheckCode> = new Set<CheckCode>(['SAME_ADDRESS_ELSEWHERE'])

export const hasWarning = (item: ChecklistItem, found: readonly AutomaticCheck[]): boolean =>
  found.some((one) => one.item === item && one.result === 'WARN' && !holdsNothingUp.has(one.code))
