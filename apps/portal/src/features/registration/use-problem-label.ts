import { useForm } from '@milgo/form/form-context.tsx'
import type { Problem } from '@milgo/form/form-status.ts'
import { labelOf } from '@milgo/form/form-words.ts'
import { documentLabel } from '@milgo/messages/document-label'
import { fill } from '@milgo/messages/fill'
import { useRegistrationWords } from './registration-words.ts'

/** Returns the label of a problem in a list: with its line, or with the family member of its document. */
export const useProblemLabel = (): ((problem: Problem) => string) => {
  const { words } = useForm()
  const registration = useRegistrationWords()
  return ({ labelKey, index, member, place }) => {
    const label = labelOf(labelKey, words)
    return index === undefined || place.part === undefined
      ? documentLabel(label, { index, member }, registration)
      : `${fill(registration.formNotes.familyMemberLine, { n: index + 1 })}, ${label}`
  }
}
