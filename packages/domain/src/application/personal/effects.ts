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

/** The first address as the second one. */
const copiedAddress = (answers: ApplicationAnswers): Partial<ApplicationAnswers> =>
  Object.fromEntries(copiedParts.map(([from, to]) => [to, answers[from]]))

export const personalBehaviour: BehaviourOf<ApplicationAnswers> = {
  onChange: {
    // Derived, and open to correction: a birth after sunset belongs to the next day.
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
 * The payload does not say whether the two addresses were copied; when a stored step comes back, equal addresses
 * are taken for a copy, however much of them was filled in.
 */
export const restoreAddressesMatch = (answers: ApplicationAnswers): boolean =>
  copiedParts.some(([from]) => answers[from] !== undefined) &&
  copiedParts.every(([from, to]) => answers[from] === answers[to])

export const addressesMatch: FoundAnswer = {
  from: new Set(copiedParts.flat()),
  find: (answers: ApplicationAnswers) => (restoreAddressesMatch(answers) ? true : undefined),
}
