import type { IssueCode } from './issue.ts'
import type { AnyRule, Derived } from './rule.ts'

/** A calendar day as `YYYY-MM-DD`: sorts as text and has no time zone. */
export type IsoDate = string

/**
 * The position of an answer inside a list on the wire that has one element for each member:
 * `family_documents: [{ member_type: 'PARENT_ONE', income_type: ... }, ...]`.
 */
export interface WireInList {
  readonly list: string
  readonly member: string
  readonly field: string
}

interface Common {
  /** The name in the contract. A question without one exists only on the page, or is answered by the account. */
  readonly wire?: string | WireInList
  /** The collapsible part of the page that contains the question. */
  readonly place: string
  /** Absent: the answer may be left out. */
  readonly required?: AnyRule
  /** Reported instead of FIELD_REQUIRED. */
  readonly requiredCode?: IssueCode
  /** Absent: always shown. The rule sees only answers of earlier questions that are shown. */
  readonly visibleWhen?: AnyRule
  /** Absent: can always be changed. */
  readonly enabledWhen?: AnyRule
  readonly lockedByDefault?: true
  /** The answer is stored encrypted; decisions, section 13. */
  readonly isSecret?: true
  /** Absent: pasting is allowed. */
  readonly noPaste?: AnyRule
  /** Key of the help text; absent: the question's own id. */
  readonly help?: string
  /**
   * The value that a submit sends while the question is hidden; absent or undefined: none. It is never stored as an
   * answer.
   */
  readonly hiddenAnswer?: Derived<string | undefined>
  /** A label that depends on the answers: `id.variant` in the texts. */
  readonly labels?: { readonly variants: readonly string[]; readonly pick: Derived<string> }
}

export interface TextRow extends Common {
  readonly kind: 'text'
  readonly maxLength: number
  readonly noDigits?: true
  /** The name of a person: letters of any script, and the signs that occur in names. */
  readonly isName?: true
  /** Asks for an explanation, so that the field has several lines. */
  readonly isExplanation?: true
  /** Line breaks are stored; without this the lines are joined. */
  readonly hasLines?: true
  /** The question from which the answer is derived, until somebody corrects it. */
  readonly derivedFrom?: string
}

export interface DigitsRow extends Common {
  readonly kind: 'digits'
  readonly maxLength: number
  readonly range?: readonly [min: number, max: number]
  readonly rangeCode?: IssueCode
  /** The smallest number of digits that a submit accepts. */
  readonly minLength?: number
  /** The answer may not consist of zeros only. */
  readonly isNeverZero?: true
  /** The greatest number that the answers and the context allow; absent: only the range limits it. */
  readonly most?: Derived<number>
  readonly mostCode?: IssueCode
  /** The groups in which the digits may be written; absent: digits without any sign between them. */
  readonly writtenAs?: 'account'
  /**
   * Names something, such as the number of an account: leading zeros count, and only a text on the wire contains them.
   */
  readonly isCode?: true
}

export interface IsraeliIdRow extends Common {
  readonly kind: 'israeliId'
}

export interface PhoneRow extends Common {
  readonly kind: 'phone'
}

export interface EmailRow extends Common {
  readonly kind: 'email'
  /** The question whose answer this one must repeat. */
  readonly sameAs?: string
}

export interface PasswordRow extends Common {
  readonly kind: 'password'
  readonly sameAs?: string
}

export interface AmountRow extends Common {
  readonly kind: 'amount'
  readonly maxLength: number
}

export interface DateRow extends Common {
  readonly kind: 'date'
  readonly wireOrder: 'MM.DD.YYYY' | 'DD.MM.YYYY'
  readonly earliest?: IsoDate
  /** The birthday: an earlier day is reported as DATE_BEFORE_BIRTH. */
  readonly birth?: Derived<IsoDate>
  readonly latest?: Derived<IsoDate>
  readonly latestCode?: IssueCode
  /** Today's date, for an event in the past: a later day is reported as DATE_IN_FUTURE. */
  readonly today?: Derived<IsoDate>
  readonly latestParams?: Readonly<Record<string, string | number>>
}

export interface YesNoRow extends Common {
  readonly kind: 'yesNo'
  readonly initial?: boolean
}

/** A box to tick. Required means: ticked. */
export interface TickRow extends Common {
  readonly kind: 'tick'
  /**
   * Keys of the statements that are declared with the tick, beside its label. They are shown wherever the answer is,
   * and have no name on the wire.
   */
  readonly statements?: readonly string[]
}

/** A box that is stored as the moment it was ticked, in milliseconds; empty if it is not ticked. */
export interface TickedAtRow extends Common {
  readonly kind: 'tickedAt'
}

export interface ChoiceRow<Option extends string = string> extends Common {
  readonly kind: 'choice'
  readonly options: readonly Option[]
  /** Values that mean "not chosen yet". */
  readonly blanks?: readonly string[]
  /** The options that the answers allow; absent: all. */
  readonly optionsWhen?: Derived<readonly Option[]>
  /** The name of the texts of the options, shared by questions with the same options; absent: the question's id. */
  readonly optionSet?: string
  /** The wire's spelling of options that are spelled differently there. */
  readonly wireValues?: Readonly<Partial<Record<string, string>>>
  /** Both spellings are accepted, because the specification prints the form's spelling for the wire too. */
  readonly takesBothSpellings?: true
  readonly initial?: Option
}

export interface ChoicesRow<Option extends string = string> extends Common {
  readonly kind: 'choices'
  readonly options: readonly Option[]
  readonly optionSet?: string
  /** The option that says "none of the others". */
  readonly exclusive?: Option
  readonly initial?: readonly Option[]
}

/** The lists of the background survey, by their names on the wire. */
export const surveyLists = ['countries', 'education', 'culture_group'] as const
export type SurveyList = (typeof surveyLists)[number]

export const dictionaries = [
  'cities',
  'neighborhoods',
  'studyFields',
  'banks',
  'institutions',
  ...surveyLists,
] as const
export type Dictionary = (typeof dictionaries)[number]

/** A code of a dictionary on the server. */
export interface EntryRow extends Common {
  readonly kind: 'entry'
  readonly dictionary: Dictionary
  /** The dictionary has few entries, so that one is chosen without typing. */
  readonly isShort?: true
  /** The question whose answer contains the entry: a neighbourhood belongs to a city. */
  readonly within?: string
  readonly wireType?: 'number'
}

interface Uploaded extends Common {
  /** The `{type}` of an upload; absent: the wire name. */
  readonly uploadType?: string
  /** A photo or a scan is expected: other files are accepted, and should be looked at again. */
  readonly expects?: 'picture'
}

/** One uploaded file, stored under the name that the file store gave it. */
export interface FileRow extends Uploaded {
  readonly kind: 'file'
}

/** One place for a file in a list. */
export interface Slot {
  /** The family member that the file belongs to, as the wire spells it. */
  readonly member?: string
}

/** As many files as the answers ask for. */
export interface FilesRow extends Uploaded {
  readonly kind: 'files'
  /** A null place stays in the list, but no file is asked for in it. */
  readonly slots: Derived<readonly (Slot | null)[]>
  readonly maxItems: number
  /** On the wire: bare names, or `{ member_type, document }`. */
  readonly wireItem: 'name' | 'memberDocument'
  /** The members that `member_type` may name. */
  readonly members?: readonly string[]
}

export type SimpleRow =
  | TextRow
  | DigitsRow
  | IsraeliIdRow
  | PhoneRow
  | EmailRow
  | PasswordRow
  | AmountRow
  | DateRow
  | YesNoRow
  | TickRow
  | TickedAtRow
  | ChoiceRow
  | ChoicesRow
  | EntryRow
  | FileRow
  | FilesRow

/** A repeated group of questions. Its lines contain only simple questions. */
export interface ListRow extends Common {
  readonly kind: 'list'
  readonly item: Readonly<Record<string, SimpleRow>>
  readonly maxItems: number
  /** Absent: a line can be added while there are fewer than `maxItems`. */
  readonly addWhen?: AnyRule
  /** The number of lines at the beginning that cannot be removed. */
  readonly fixedLines?: number
}

export type Row = SimpleRow | ListRow
export type Rows = Readonly<Record<string, Row>>
export type Kind = Row['kind']
/** Returns whether the question asks for an upload. */
export const isFileRow = ({ kind }: { readonly kind: Kind }): boolean => kind === 'file' || kind === 'files'
export type RowOf<K extends Kind> = Extract<Row, { readonly kind: K }>
