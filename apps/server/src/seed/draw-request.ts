import { randomUUID } from 'node:crypto'
import type { Answers } from '@milgo/domain/answers/answer'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { lockedByDefault } from '@milgo/domain/application/personal/account-answers'
import { onFirstUse } from '@milgo/domain/on-first-use'
import type { Period } from '@milgo/domain/period/period'
import { demoAnswers } from '@milgo/testing/demo-answers'
import { demoPerson } from '@milgo/testing/demo-person'
import { liveRequest } from '@milgo/testing/live-request'
import { createRandom, type Random } from '@milgo/testing/random'
import { fileNameOf } from '../core/files/file-keys.ts'
import { demoWords } from '../reference/demo-words.ts'
import type { SeedDictionaries } from './dictionaries.ts'
import type { SeedFile } from './document-pool.ts'
import type { RequestPlan, SeedContext } from './seed-context.ts'
import { figuresContextOf, seedFigures } from './seed-figures.ts'
import { needsAward, seedScore } from './seed-results.ts'

/** How many people are tried until one fits a history that needs an award. */
const mostTries = 200

/** Draws people until one could have this history, and returns that person's request. */
export const drawFitting = (seedContext: SeedContext, plan: RequestPlan): DrawnRequest => {
  const drawWith = (seed: number, fileFor = plan.fileFor) => drawRequest(seedContext, plan, seed, fileFor)
  if (!needsAward(plan.history)) return drawWith(plan.seed)
  for (let tries = 0; tries < mostTries; tries += 1) {
    const seed = plan.seed + tries * 1_000_003
    // A student's own files are made only after the person was found to fit.
    const drawn = drawWith(seed, plan.ownsFiles ? () => noFile : plan.fileFor)
    if (drawn.institution.isSponsored || drawn.score().award === 0) continue
    return plan.ownsFiles ? drawWith(seed) : drawn
  }
  throw new Error('No demo person earns an award')
}

/** Codes of the starter reasons, and the text of an institution. */
const demoRefusalReasons = {
  DENY: 'STUDY_SCOPE',
  DENY_APPEAL: 'NOTHING_NEW',
  INSTITUTION_REJECTS: demoWords.rejection,
} as const

/** Used for every document while a fitting person is searched. */
const noFile: SeedFile = {
  id: randomUUID(),
  questionId: '',
  document: '',
  originalName: '',
  bytes: 0,
  sha256: '',
}

export type DrawnRequest = ReturnType<typeof drawRequest>

/**
 * Draws who applies, with which answers, and the result. Figures and score are computed only when needed, because most
 * histories end before.
 */
const drawRequest = (
  seedContext: SeedContext,
  { period, history, number }: RequestPlan,
  seed: number,
  fileFor: RequestPlan['fileFor'],
) => {
  const { dictionaries, cast, now } = seedContext
  const random = createRandom(seed)
  const person = demoPerson(number, random)
  const institution = random.pick(dictionaries.institutions)
  const studentId = randomUUID()
  const lived = liveRequest(history, {
    period: period.values,
    now: period.until ?? now,
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
  const figuresContext = onFirstUse(() => figuresContextOf(answers, context))
  const figures = onFirstUse(() => seedFigures(figuresContext(), number, needsAward(history)))
  const score = onFirstUse(() => {
    const place = dictionaries.scorePlaceOf(figuresContext().sent.under18City ?? '')
    return seedScore(figures(), figuresContext(), place, period.values)
  })
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

/** Returns the answers of an unfinished draft: those of the questions up to a drawn one. */
const halfOf = (answers: Answers, random: Random): Answers => {
  const end = random.between(3, applicationForm.questions.length)
  const ids = new Set(applicationForm.questions.slice(0, end).map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => ids.has(id)))
}
