import { type Scholarship, scholarships } from './enumerations.ts'

/**
 * Ticking a named scholarship unticks "none"; ticking "none" clears the others; ticking again takes it back.
 * It needs to know what was ticked, which the answers alone do not tell; hence no effect of the form.
 */
export const toggleScholarship = (
  chosen: readonly Scholarship[],
  ticked: Scholarship,
): readonly Scholarship[] => {
  if (chosen.includes(ticked)) return chosen.filter((one) => one !== ticked)
  if (ticked === 'NONE') return ['NONE']
  return scholarships.filter((one) => one === ticked || (one !== 'NONE' && chosen.includes(one)))
}
