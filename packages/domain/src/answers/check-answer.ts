import { toDotted } from '../identity/calendar-date.ts'
import { isEmail } from '../identity/email.ts'
import { isIsraeliId } from '../identity/israeli-id.ts'
import { isPassword, passwordFault } from '../identity/password.ts'
import { isPhone } from '../identity/phone.ts'
import { type Answer, type Answers, isBlank, type ListItem } from './answer.ts'
import { ask } from './ask.ts'
import type { Fault } from './issue.ts'
import { type EngineContext, type PlacedFault, readAnswer } from './read-answer.ts'
import type { ChoiceRow, Kind, Row, RowOf } from './row.ts'
import { nameAt, slotsOf } from './slots.ts'

/** The shown answers of the whole form, and the facts around them. */
export interface Scope {
  readonly answers: Answers
  readonly context: EngineContext
}

type Check<K extends Kind> = (value: never, row: RowOf<K>, scope: Scope) => readonly PlacedFault[]

const fine: readonly PlacedFault[] = []
const unless = (good: boolean, fault: Fault): readonly PlacedFault[] => (good ? fine : [fault])

const repeats = (value: string, sameAs: string | undefined, { answers }: Scope): boolean =>
  sameAs === undefined || value === answers[sameAs]

/** What an answer that was read must satisfy beyond its form before it can be handed in. */
const checks = {
  text: () => fine,
  digits: (value: string, { range, rangeCode, minLength = 0, most, mostCode }, { answers, context }) => {
    if (value.length < minLength) return [{ code: 'MIN_DIGITS', params: { min: minLength } }]
    const number = Number(value)
    const upTo = most && ask(most, answers, context)
    if (upTo !== undefined && number > upTo)
      return [{ code: mostCode ?? 'RANGE', params: { min: 0, max: upTo } }]
    if (range === undefined) return fine
    const [min, max] = range
    return unless(number >= min && number <= max, { code: rangeCode ?? 'RANGE', params: { min, max } })
  },
  israeliId: (value: string) => unless(isIsraeliId(value), { code: 'ENTER_CORRECT_ID' }),
  phone: (value: string) => unless(isPhone(value), { code: 'ENTER_CORRECT_PHONE' }),
  email: (value: string, row, scope) =>
    isEmail(value)
      ? unless(repeats(value, row.sameAs, scope), { code: 'EMAILS_DO_NOT_MATCH' })
      : [{ code: 'ENTER_CORRECT_EMAIL' }],
  password: (value: string, row, scope) =>
    row.sameAs === undefined
      ? unless(isPassword(value), passwordFault)
      : unless(repeats(value, row.sameAs, scope), { code: 'ENTER_SAME_PASSWORD' }),
  amount: () => fine,
  date: (value: string, row, { answers, context }) => {
    if (row.earliest !== undefined && value < row.earliest) {
      return [{ code: 'DATE_TOO_EARLY', params: { earliest: toDotted(row.earliest, 'DD.MM.YYYY') } }]
    }
    const today = row.today && ask(row.today, answers, context)
    if (today !== undefined && value > today) return [{ code: 'DATE_IN_FUTURE' }]
    const latest = row.latest && ask(row.latest, answers, context)
    if (latest === undefined || value <= latest) return fine
    return [{ code: row.latestCode ?? 'INVALID_DATE', ...(row.latestParams && { params: row.latestParams }) }]
  },
  yesNo: () => fine,
  tick: () => fine,
  tickedAt: () => fine,
  choice: (value: string, row, scope) =>
    unless(optionsFor(row, scope.answers, scope.context).includes(value), { code: 'OPTION_NOT_ALLOWED' }),
  choices: (value: readonly string[], row) =>
    unless(row.exclusive === undefined || value.length < 2 || !value.includes(row.exclusive), {
      code: 'OPTION_NOT_ALLOWED',
    }),
  entry: (value: string, row, { answers, context }) => {
    const within = row.within === undefined ? undefined : answers[row.within]
    if (typeof within !== 'string') return fine
    return unless(context.knows?.(row.dictionary, value, within) ?? true, { code: 'UNKNOWN_OPTION' })
  },
  file: () => fine,
  files: () => fine,
  list: (value: readonly ListItem[], row, scope) =>
    value.flatMap((item, index) =>
      Object.entries(row.item).flatMap(([part, partRow]) =>
        checkRead(item[part], partRow, scope).map((fault) => ({ ...fault, index, part })),
      ),
    ),
} satisfies { readonly [K in Kind]: Check<K> }

/** The options these answers leave open. */
export const optionsFor = (row: ChoiceRow, answers: Answers, context: unknown): readonly string[] =>
  row.optionsWhen === undefined ? row.options : ask(row.optionsWhen, answers, context)

export const isRequired = (row: Row, answers: Answers, context: unknown): boolean =>
  row.required !== undefined && ask(row.required, answers, context)

const missing = (
  value: Answer | undefined,
  row: Row,
  { answers, context }: Scope,
): readonly PlacedFault[] => {
  const fault: Fault = { code: row.requiredCode ?? 'FIELD_REQUIRED' }
  switch (row.kind) {
    case 'tick':
      return unless(value === true, fault)
    case 'choices':
      return unless(Array.isArray(value) && value.length > 0, { code: 'SELECT_AT_LEAST_ONE' })
    case 'list':
      return unless(Array.isArray(value) && value.length > 0, fault)
    case 'files':
      return slotsOf(row, answers, context).flatMap((slot, index) =>
        slot !== null && nameAt(value, index) === null ? [{ ...fault, index }] : [],
      )
    default:
      return unless(!isBlank(value), fault)
  }
}

/** What is wrong with an answer that was read, and what is missing. */
const checkRead = (value: Answer | undefined, row: Row, scope: Scope): readonly PlacedFault[] => {
  if (isRequired(row, scope.answers, scope.context)) {
    const lacking = missing(value, row, scope)
    if (lacking.length > 0) return lacking
  }
  return isBlank(value) ? fine : (checks[row.kind] as Check<Kind>)(value as never, row as never, scope)
}

/**
 * Everything that is wrong with the answer to a question that is shown, wherever it comes from: what a draft would
 * refuse, then what can be kept and not handed in. Of what was refused it is not said as well that it is missing.
 */
export const checkShown = (value: Answer | undefined, row: Row, scope: Scope): readonly PlacedFault[] => {
  const { value: read, faults } = readAnswer(value, row, scope.context)
  const further = checkRead(read, row, scope)
  if (faults.length === 0) return further
  const isNamed = ({ index, part }: PlacedFault) =>
    faults.some((fault) => fault.index === index && fault.part === part)
  return [...faults, ...further.filter((fault) => !isNamed(fault))]
}
