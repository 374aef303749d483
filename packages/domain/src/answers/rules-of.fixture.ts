import { toDotted } from '../identity/calendar-date.ts'
import { israeliIdLength } from '../identity/israeli-id.ts'
import { phoneLength } from '../identity/phone.ts'
import type { Question } from './define.ts'
import type { Fault } from './issue.ts'
import type { DateRow, DigitsRow, Row } from './row.ts'

/** A rule of a row. */
export interface RowRule {
  /** The fault that is reported if the rule is broken. */
  readonly fault: Fault
  /** Whether even a draft refuses, or only a submit. */
  readonly refusedBy: 'draft' | 'submit'
  /** Answers that break the rule beside a right answer to each other question; none if it takes particular ones. */
  readonly broken: readonly unknown[]
}

const draft = (fault: Fault, ...broken: readonly unknown[]): RowRule => ({
  fault,
  refusedBy: 'draft',
  broken,
})
const submit = (fault: Fault, ...broken: readonly unknown[]): RowRule => ({
  fault,
  refusedBy: 'submit',
  broken,
})

const wrongType = (broken: unknown): RowRule => draft({ code: 'WRONG_TYPE' }, broken)
const tooLong = (max: number, letter: string): RowRule =>
  draft({ code: 'MAX_LENGTH', params: { max } }, letter.repeat(max + 1))

const fewest = ({ minLength }: DigitsRow): readonly RowRule[] =>
  minLength === undefined
    ? []
    : [submit({ code: 'MIN_DIGITS', params: { min: minLength } }, '1'.repeat(minLength - 1))]

const neverZero = ({ isNeverZero, maxLength }: DigitsRow): readonly RowRule[] =>
  isNeverZero ? [submit({ code: 'ONLY_ZEROS' }, '0'.repeat(maxLength))] : []

/** The limit depends on answers and context, but the greatest number with this many digits is always above it. */
const mostOf = ({ most, mostCode = 'RANGE', maxLength }: DigitsRow): readonly RowRule[] =>
  most === undefined ? [] : [submit({ code: mostCode }, '9'.repeat(maxLength))]

const rangeOf = ({ range, rangeCode = 'RANGE' }: DigitsRow): readonly RowRule[] => {
  if (range === undefined) return []
  const [min, max] = range
  const beyond = min > 0 ? [String(min - 1), String(max + 1)] : [String(max + 1)]
  return [submit({ code: rangeCode, params: { min, max } }, ...beyond)]
}

const dayBefore = (iso: string): string =>
  new Date(Date.parse(`${iso}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

const boundsOf = ({ earliest, latest, latestCode = 'INVALID_DATE', latestParams, today, birth }: DateRow) => [
  ...(earliest === undefined
    ? []
    : [
        submit(
          { code: 'DATE_TOO_EARLY', params: { earliest: toDotted(earliest, 'DD.MM.YYYY') } },
          dayBefore(earliest),
        ),
      ]),
  ...(latest === undefined
    ? []
    : [
        submit(
          { code: latestCode, ...(latestParams && { params: latestParams }) },
          // If future days have their own fault, use a past day that is still too late.
          today === undefined ? '2999-01-01' : '2024-06-01',
        ),
      ]),
  ...(birth === undefined ? [] : [submit({ code: 'DATE_BEFORE_BIRTH' }, earliest ?? '1901-01-01')]),
  ...(today === undefined ? [] : [submit({ code: 'DATE_IN_FUTURE' }, '2999-01-01')]),
]

/** Returns the rules that follow from the kind of a row and its limits. */
const limitsOf = (row: Row): readonly RowRule[] => {
  switch (row.kind) {
    case 'text':
      return [
        tooLong(row.maxLength, 'א'),
        ...(row.isName ? [draft({ code: 'NAME_CHARACTERS' }, 'נועה 😀', '(נועה)')] : []),
        ...(row.noDigits ? [draft({ code: 'NO_DIGITS' }, 'כהן3')] : []),
        wrongType(7),
      ]
    case 'digits':
      return [
        tooLong(row.maxLength, '1'),
        draft({ code: 'DIGITS_ONLY' }, 'אב'),
        ...fewest(row),
        ...neverZero(row),
        ...mostOf(row),
        ...rangeOf(row),
      ]
    case 'israeliId':
      return [
        draft({ code: 'ENTER_CORRECT_ID' }, '1'.repeat(israeliIdLength.max + 1)),
        submit({ code: 'ENTER_CORRECT_ID' }, '123456783'),
      ]
    case 'phone':
      return [
        draft({ code: 'ENTER_CORRECT_PHONE' }, '0'.repeat(phoneLength.max + 1), 'אב'),
        submit({ code: 'ENTER_CORRECT_PHONE' }, '0'.repeat(phoneLength.min - 1)),
      ]
    case 'date':
      return [draft({ code: 'INVALID_DATE' }, '2001-02-31'), ...boundsOf(row)]
    case 'yesNo':
    case 'tick':
      return [wrongType('yes')]
    case 'choice':
      return [
        draft({ code: 'UNKNOWN_OPTION' }, 'NO_SUCH_OPTION'),
        ...(row.optionsWhen === undefined ? [] : [submit({ code: 'OPTION_NOT_ALLOWED' })]),
      ]
    case 'entry':
      return [
        draft({ code: 'UNKNOWN_OPTION' }, 'no-such-entry'),
        ...(row.within === undefined ? [] : [submit({ code: 'UNKNOWN_OPTION' })]),
      ]
    case 'list':
      return [
        wrongType('x'),
        draft(
          { code: 'TOO_MANY', params: { max: row.maxItems } },
          Array.from({ length: row.maxItems + 1 }, () => ({})),
        ),
      ]
    default:
      throw new Error(`The rules of the kind ${row.kind} are not told here`)
  }
}

/** Returns every rule of a row. The parts of a list have their own rows. */
const rulesOf = (row: Row): readonly RowRule[] => [
  ...(row.required === undefined ? [] : [submit({ code: row.requiredCode ?? 'FIELD_REQUIRED' }, undefined)]),
  ...limitsOf(row),
]

/** A rule with its question, and with its part if the question is repeated. */
export interface QuestionRule extends RowRule {
  readonly question: Question
  readonly part?: string
  readonly row: Row
}

/** Returns every rule of these questions. */
export const rulesIn = (questions: readonly Question[]): readonly QuestionRule[] =>
  questions.flatMap((question): readonly QuestionRule[] => [
    ...rulesOf(question).map((rule) => ({ ...rule, question, row: question })),
    ...(question.kind === 'list'
      ? Object.entries(question.item).flatMap(([part, row]) =>
          rulesOf(row).map((rule) => ({ ...rule, question, part, row })),
        )
      : []),
  ])
