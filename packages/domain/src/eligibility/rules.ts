import type { Rule } from '../answers/rule.ts'
import type { CurrentStudies } from './enumerations.ts'

type Studies = { readonly currentlyStudying?: CurrentStudies }

export const isBachelorStudent: Rule<Studies> = ({ currentlyStudying }) => currentlyStudying === 'BACHELOR'

export const isPreparatoryStudent: Rule<Studies> = ({ currentlyStudying }) =>
  currentlyStudying === 'PREPARATORY'

export const hasReceivedScholarship: Rule<{ readonly receivedScholarship?: boolean }> = ({
  receivedScholarship,
}) => receivedScholarship === true

/** "The statement will be checked": only a note; the review looks at it (decisions, section 4). */
export const showsStatementNote: Rule<Studies & { readonly eligibleForAssistance?: boolean }> = (
  answers,
  context,
) => isPreparatoryStudent(answers, context) && answers.eligibleForAssistance === false
