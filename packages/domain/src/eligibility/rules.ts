import type { Rule } from '../answers/rule.ts'
import type { CurrentStudies, CurrentStudiesOnWire } from './enumerations.ts'

/** In either spelling: the values used here are spelled alike. */
type Studies = { readonly currentlyStudying?: CurrentStudies | CurrentStudiesOnWire }

export const isBachelorStudent: Rule<Studies> = ({ currentlyStudying }) => currentlyStudying === 'BACHELOR'

export const isPreparatoryStudent: Rule<Studies> = ({ currentlyStudying }) =>
  currentlyStudying === 'PREPARATORY'

export const hasReceivedScholarship: Rule<{ readonly receivedScholarship?: boolean }> = ({
  receivedScholarship,
}) => receivedScholarship === true

/** Returns whether passwords may be pasted; true if the setting is missing. */
export const readAllowPasswordPaste = (setting: string | undefined): boolean => setting !== 'false'

/**
 * Pasting passwords is a setting (decisions, section 3), because password managers paste and WCAG 2.2 (3.3.8) requires
 * that they can.
 */
export const forbidsPasswordPaste: Rule<unknown, { readonly allowPasswordPaste: boolean }> = (
  _,
  { allowPasswordPaste },
) => !allowPasswordPaste

/**
 * Returns whether the note "The statement will be checked" is shown. It refuses nothing; the review checks the
 * statement (decisions, section 4).
 */
export const showsStatementNote: Rule<Studies & { readonly eligibleForAssistance?: boolean }> = (
  answers,
  context,
) => isPreparatoryStudent(answers, context) && answers.eligibleForAssistance === false
