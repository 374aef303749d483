import { focusField } from '@milgo/ui/focus-field.ts'
import type { Problem } from './form-status.ts'

/** After a failed check the first field to mend comes into sight, below the edge by the form's own offset. */
export const showFirstProblem = ([first]: readonly Problem[]): void => {
  if (first !== undefined) focusField(first.fieldId)
}
