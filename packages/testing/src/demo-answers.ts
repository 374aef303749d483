import type { Answers } from '@milgo/domain/answers/answer'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { isoDateAt, yearsBefore } from '@milgo/domain/identity/calendar-date'
import { hebrewDate } from '@milgo/domain/identity/hebrew-date'
import { type AnswerSource, completeAnswers } from './complete-answers.ts'
import type { DemoPerson } from './demo-person.ts'
import type { Random } from './random.ts'

/** Most students are between 20 and 29; older ones get other questions. */
const ageOf = (random: Random): number =>
  random.chance(0.9) ? random.between(20, 29) : random.between(30, 45)

const dayOfBirth = (
  age: number,
  { ageDate }: Pick<ApplicationContext, 'ageDate'>,
  random: Random,
): string => {
  const aroundAge = new Date(ageDate.getTime() - random.between(1, 364) * 86_400_000)
  return yearsBefore(isoDateAt(aroundAge), age)
}

/** Returns realistic values that the rows alone cannot give. */
const typicalAnswers = (person: DemoPerson, age: number, random: Random): ApplicationAnswers => {
  const isMarried = random.chance(age < 30 ? 0.12 : 0.6)
  const children = isMarried || age >= 30 ? random.pick([0, 0, 1, 2, 3]) : 0
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    gender: person.gender,
    phone: person.phone,
    userId: person.identityNumber,
    serviceMonths: String(random.between(12, 36)),
    maritalStatus: isMarried ? 'MARRIED' : 'SINGLE',
    childrenCount: String(children),
    siblingsCount: String(random.between(0, 5)),
    siblingsStudentsCount: String(random.pick([0, 0, 0, 1, 1, 2])),
    isOrphan: random.chance(0.03),
    isCutOffFromParents: random.chance(0.03),
    isNewcomer: random.chance(0.05),
    isDisabledFamilyMembers: random.chance(0.08),
    branch: String(random.between(1, 999)),
    accountNumber: String(random.between(10_000, 9_999_999)),
    under18Street: 'הרצל',
    under18Home: String(random.between(1, 120)),
  }
}

/** Returns the complete application of a demo person. */
export const demoAnswers = (
  person: DemoPerson,
  institutionId: string,
  context: ApplicationContext,
  source: AnswerSource,
): Answers => {
  const { random } = source
  const age = ageOf(random)
  const birthday = dayOfBirth(age, context, random)
  const given: ApplicationAnswers = {
    ...typicalAnswers(person, age, random),
    birthday,
    birthdayHebrew: hebrewDate(birthday) ?? '',
    school: institutionId,
    isBachelor: true,
  }
  return completeAnswers(applicationForm, given as Answers, context, source)
}
