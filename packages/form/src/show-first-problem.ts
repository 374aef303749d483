import { focusField } from '@milgo/ui/focus-field.ts'
import type { Problem } from './form-status.ts'

/**
 * Focuses the first field with a problem after a failed check and scrolls it into view, below the form's fixed edge.
 */
export const showFirstProblem = ([first]: readonly Problem[]): void => {
  if (first !== undefined) focusField(first.fieldId)
}
