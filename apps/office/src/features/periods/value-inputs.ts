import type { PeriodFields } from '@milgo/contracts/office/period-fields'
import type { PeriodValueName } from '@milgo/domain/period/period'

/** The props that all sections of the form share: the typed values and their errors. */
export type ValueInputs = {
  readonly values: PeriodFields
  readonly set: (change: Partial<PeriodFields>) => void
  readonly errorOf: (name: PeriodValueName) => string | undefined
  /** Returns whether the value must not change. */
  readonly isFixed: (name: PeriodValueName) => boolean
}
