import type { IssueCode } from './issue.ts'
import type { AnyRule, Derived } from './rule.ts'

/** A calendar day as `YYYY-MM-DD`: sorts as text, knows no time zone. */
export type IsoDate = string

/**
 * The place of an answer inside a list on the wire, one element for each member:
 * `family_documents: [{ member_type: 'PARENT_ONE', income_type: ... }, ...]`.
 */
export interface WireInList {
  readonly list: string
  readonly member: string
  readonly field: string
}

interface Common {
  /** The contract's name. A question without one belongs to the page, or is known from the account. */
  readonly wire?: string | WireInList
  /** The collapsible part of the page in which the question stands. */
  readonly place: string
  /** Absent: the answer may be left out. */
  readonly required?: AnyRule
  /** Said instead of FIELD_REQUIRED. */
  readonly requiredCode?: IssueCode
  /** Absent: always shown. It sees only answers of earlier questions that are themselves shown. */
  readonly visibleWhen?: AnyRule
  /** Absent: can always be changed. */
  readonly enabledWhen?: AnyRule
  readonly lockedByDefault?: true
  /** Kept encrypted; decisions, section 13. */
  readonly isSecret?: true
  /** Absent: can be pasted into. */
  readonly noPaste?: AnyRule
  /** Key of the help text; absent: the question's own id. */
  readonly help?: string
  /** What is handed in while the question is hidden; absent or undefined: nothing. It never becomes the answer. */
  readonly hiddenAnswer?: Derived<string | undefined>
  /** A label that depends on the answers: `id.variant` in the words. */
  readonly labels?: { readonly variants: readonly string[]; readonly pick: Derived<string> }
}

export interface TextRow extends Common {
  readonly kind: 'text'
  readonly maxLength: number
  readonly noDigits?: true
  /** Of a person: letters of any script and what stands between them in names. */
  readonly isName?: true
  /** Asks for an explanation, which gets room for several lines. */
  readonly isExplanation?: true
  /** Its lines stay apart; without this they are joined. */
  readonly hasLines?: true
  /** The question that its answer is worked out from, until somebody corrects it. */
  readonly derivedFrom?: string
}

export interface DigitsRow extends Common {
  readonly kind: 'digits'
  readonly maxLength: number
  readonly range?: readonly [min: number, max: number]
  readonly rangeCode?: IssueCode
  /** The fewest digits that can be handed in. */
  readonly minLength?: number
  /** Zeros alone are no number of this kind. */
  readonly isNeverZero?: true
  /** The greatest number that these facts allow; absent: the range alone. */
  readonly most?: Derived<number>
  readonly mostCode?: IssueCode
  /** In which groups its digits may be written; absent: without any sign between them. */
  readonly writtenAs?: 'account'
  /** Names something, as the number of an account does: zeros before it count, and only text on the wire has them. */
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
  readonly latest?: Derived<IsoDate>
  readonly latestCode?: IssueCode
  /** What the day asks for has happened: one after today says so. */
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
  /** Keys of what is declared with the tick beside its label; told wherever the answer is, with no name on the wire. */
  readonly statements?: readonly string[]
}

/** A box whose ticking is kept as the moment of it, in milliseconds; empty when not ticked. */
export interface TickedAtRow extends Common {
  readonly kind: 'tickedAt'
}

export interface ChoiceRow<Option extends string = string> extends Common {
  readonly kind: 'choice'
  readonly options: readonly Option[]
  /** Values that mean "not chosen yet". */
  readonly blanks?: readonly string[]
  /** The options that these answers leave; absent: all. */
  readonly optionsWhen?: Derived<readonly Option[]>
  /** The set of words for the options, shared by questions with the same ones; absent: the question's id. */
  readonly optionSet?: string
  /** Where the wire spells an option otherwise. */
  readonly wireValues?: Readonly<Partial<Record<string, string>>>
  /** The specification prints the form's spelling for the wire too. */
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

export const dictionaries = ['cities', 'neighborhoods', 'studyFields', 'banks', 'institutions'] as const
export type Dictionary = (typeof dictionaries)[number]

/** A code of a dictionary that the server holds. */
export interface EntryRow extends Common {
  readonly kind: 'entry'
  readonly dictionary: Dictionary
  /** The question whose answer the entry belongs to: a neighbourhood lies in a city. */
  readonly within?: string
  readonly wireType?: 'number'
}

interface Uploaded extends Common {
  /** The `{type}` of an upload; absent: the wire name. */
  readonly uploadType?: string
  /** A photo or a scan: anything else is taken, and worth a second look. */
  readonly expects?: 'picture'
}

/** One uploaded file, kept by the name the store gave it. */
export interface FileRow extends Uploaded {
  readonly kind: 'file'
}

/** What one place for a file in a list is for. */
export interface Slot {
  /** Whom the file is about, as the wire spells it. */
  readonly member?: string
}

/** As many files as the answers ask for. */
export interface FilesRow extends Uploaded {
  readonly kind: 'files'
  /** A place of null is kept, and no file is asked for in it. */
  readonly slots: Derived<readonly (Slot | null)[]>
  readonly maxItems: number
  /** On the wire: bare names, or `{ member_type, document }`. */
  readonly wireItem: 'name' | 'memberDocument'
  /** Whom `member_type` may name. */
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

/** A repeated group of questions. Its lines hold only simple questions. */
export interface ListRow extends Common {
  readonly kind: 'list'
  readonly item: Readonly<Record<string, SimpleRow>>
  readonly maxItems: number
  /** Absent: a line can be added while there are fewer than `maxItems`. */
  readonly addWhen?: AnyRule
  /** So many lines at the beginning cannot be removed. */
  readonly fixedLines?: number
}

export type Row = SimpleRow | ListRow
export type Rows = Readonly<Record<string, Row>>
export type Kind = Row['kind']
/** Whether it asks for something that is uploaded. */
export const isFileRow = ({ kind }: { readonly kind: Kind }): boolean => kind === 'file' || kind === 'files'
export type RowOf<K extends Kind> = Extract<Row, { readonly kind: K }>
