import { randomUUID } from 'node:crypto'
import type { Answers } from '@milgo/domain/answers/answer'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import type { Period } from '@milgo/domain/period/period'
import { demoAnswers } from '@milgo/testing/demo-answers'
import { demoPerson } from '@milgo/testing/demo-person'
import { liveRequest } from '@milgo/testing/live-request'
import { createRandom, type Random } from '@milgo/testing/random'
import { fileNameOf } from '../core/files/file-keys.ts'
import { demoWords } from '../reference/demo-words.ts'
import type { SeedDictionaries } from './dictionaries.ts'
import type { SeedFile } from './document-pool.ts'
import { figuresContextOf, seedFigures } from './seed-figures.ts'
import type { RequestPlan, SeedGround } from './seed-ground.ts'
import { needsAward, seedScore } from './seed-results.ts'

/** A demo world tries so many people until one fits a history that needs an award. */
const mostTries = 200

/** The first seed whose person could have had this history. */
export const fittingSeed = (ground: SeedGround, plan: RequestPlan): number => {
  if (!needsAward(plan.history)) return plan.seed
  for (let tries = 0; tries < mostTries; tries += 1) {
    const seed = plan.seed + tries * 1_000_003
    const { score, institution } = drawRequest(ground, plan, seed, () => noFile)
    if (score.award > 0 && !institution.isSponsored) return seed
  }
  throw new Error('No demo person earns an award')
}

/** Codes of the starter reasons, and the institution's own words. */
const demoRefusalReasons = {
  DENY: 'STUDY_SCOPE',
  DENY_APPEAL: 'NOTHING_NEW',
  INSTITUTION_REJECTS: demoWords.rejection,
} as const

/** Stands for every document while a person is looked for. */
const noFile: SeedFile = {
  id: randomUUID(),
  questionId: '',
  document: '',
  originalName: '',
  bytes: 0,
  sha256: '',
}

/** Who applies, with what, and what came of it. */
export const drawRequest = (
  ground: SeedGround,
  { period, history, number }: RequestPlan,
  seed: number,
  fileFor: RequestPlan['fileFor'],
) => {
  const { dictionaries, cast, now } = ground
  const random = createRandom(seed)
  const person = demoPerson(number, random)
  const institution = random.pick(dictionaries.institutions)
  const studentId = randomUUID()
  const lived = liveRequest(history, {
    period: period.values,
    now,
    publishedAt: period.publishedAt,
    cast,
    studentId,
    reason: demoWords.reason,
    refusalReasons: demoRefusalReasons,
    random,
  })
  const context = contextAt(lived.submittedAt ?? lived.createdAt, period.values, institution, dictionaries)
  const files = new Map<string, SeedFile>()
  const whole = demoAnswers(person, String(institution.id), context, {
    random,
    codesOf: dictionaries.codesOf,
    fileFor: ({ id }) => {
      const file = fileFor(id)
      const name = fileNameOf({ id: file.id, format: 'pdf' })
      files.set(name, file)
      return name
    },
  })
  const answers = lived.submittedAt === null ? halfOf(whole, random) : whole
  const figuresContext = figuresContextOf(answers, context)
  const figures = seedFigures(figuresContext, number, needsAward(history))
  const place = dictionaries.scorePlaceOf(figuresContext.sent.under18City ?? '')
  const score = seedScore(figures, figuresContext, place, period.values)
  return { person, institution, studentId, lived, context, files, answers, figures, score }
}

const contextAt = (
  now: Date,
  { ageDate, reserveWindow }: Period,
  institution: ApplicationContext['institution'],
  { municipalCodeOf }: SeedDictionaries,
): ApplicationContext => ({
  institution,
  ageDate: new Date(ageDate),
  reserveWindow,
  now,
  locked: lockedByDefault,
  municipalCodeOf,
})

/** A draft that somebody has begun: the questions up to a drawn one. */
const halfOf = (answers: Answers, random: Random): Answers => {
  const end = random.between(3, applicationForm.questions.length)
  const ids = new Set(applicationForm.questions.slice(0, end).map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}
