import type { Rule } from '../answers/rule.ts'
import type { CurrentStudies, CurrentStudiesOnWire } from './enumerations.ts'

/** In either spelling: those that are asked about here are spelled alike. */
type Studies = { readonly currentlyStudying?: CurrentStudies | CurrentStudiesOnWire }

export const isBachelorStudent: Rule<Studies> = ({ currentlyStudying }) => currentlyStudying === 'BACHELOR'

export const isPreparatoryStudent: Rule<Studies> = ({ currentlyStudying }) =>
  currentlyStudying === 'PREPARATORY'

export const hasReceivedScholarship: Rule<{ readonly receivedScholarship?: boolean }> = ({
  receivedScholarship,
}) => receivedScholarship === true

/** Whoever set nothing lets passwords be pasted. */
export const readAllowPasswordPaste = (setting: string | undefined): boolean => setting !== 'false'

/** Password managers paste, and WCAG 2.2 (3.3.8) wants them to be able to: a setting (decisions, section 3). */
export const forbidsPasswordPaste: Rule<unknown, { readonly allowPasswordPaste: boolean }> = (
  _,
  { allowPasswordPaste },
) => !allowPasswordPaste

/** "The statement will be checked": only a note; the review looks at it (decisions, section 4). */
export const showsStatementNote: Rule<Studies & { readonly eligibleForAssistance?: boolean }> = (
  answers,
  context,
) => isPreparatoryStudent(answers, context) && answers.eligibleForAssistance === false
