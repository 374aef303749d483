import type { StepId } from '@milgo/domain/application/steps'

/** The names of the four steps in the progress bar. */
export const steps = {
  personal: 'פרטים אישיים',
  bank: 'פרטי חשבון בנק',
  family: 'פרטים נוספים',
  documents: 'העלאת מסמכים',
} as const satisfies Readonly<Record<StepId, string>>
