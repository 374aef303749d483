import type { BehaviourOf } from '../../answers/effects.ts'
import type { FoundAnswer } from '../../answers/stepped-form.ts'
import { hebrewDate } from '../../identity/hebrew-date.ts'
import type { ApplicationAnswers } from '../answers.ts'

const copiedParts = [
  ['addressByIdCity', 'addressWhileStudyingCity'],
  ['addressByIdStreet', 'addressWhileStudyingStreet'],
  ['addressByIdHome', 'addressWhileStudyingHome'],
  ['addressByIdApartment', 'addressWhileStudyingApartment'],
] as const

/** Returns the study address as a copy of the ID address. */
const copiedAddress = (answers: ApplicationAnswers): Partial<ApplicationAnswers> =>
  Object.fromEntries(copiedParts.map(([from, to]) => [to, answers[from]]))

export const personalBehaviour: BehaviourOf<ApplicationAnswers> = {
  onChange: {
    // The Hebrew date is derived and can be corrected, because a birth after sunset belongs to the next day.
    birthday: ({ birthday }) => ({
      birthdayHebrew: birthday === undefined ? undefined : hebrewDate(birthday),
    }),
    under18City: () => ({ under18District: undefined }),
  },
  always: [
    (answers) => (answers.addressesMatch === true ? copiedAddress(answers) : {}),
    ({ militaryServiceType }) => (militaryServiceType === 'NOT_SERVED' ? { serviceMonths: undefined } : {}),
  ],
}

/**
 * Returns whether the study address is a copy. The payload does not say so, therefore equal addresses of a stored step
 * count as a copy, even if only parts of them are filled in.
 */
export const restoreAddressesMatch = (answers: ApplicationAnswers): boolean =>
  copiedParts.some(([from]) => answers[from] !== undefined) &&
  copiedParts.every(([from, to]) => answers[from] === answers[to])

export const addressesMatch: FoundAnswer = {
  from: new Set(copiedParts.flat()),
  find: (answers: ApplicationAnswers) => (restoreAddressesMatch(answers) ? true : undefined),
}
