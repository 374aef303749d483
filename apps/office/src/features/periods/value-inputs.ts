import type { PeriodFields } from '@milgo/contracts/office/period-fields'
import type { PeriodValueName } from '@milgo/domain/period/period'

/** What the sections of the form share: the values as they are typed, and what is wrong with them. */
export type ValueInputs = {
  readonly values: PeriodFields
  readonly set: (change: Partial<PeriodFields>) => void
  readonly errorOf: (name: PeriodValueName) => string | undefined
  /** Whether the value must stay as it is. */
  readonly isFixed: (name: PeriodValueName) => boolean
}
