import type { Answers } from '@milgo/domain/answers/answer'
import type { Section } from '@milgo/domain/answers/define'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { draftPayload, type Payload } from '@milgo/domain/answers/payload'
import { apartBySecrecy } from '@milgo/domain/answers/secrecy'
import { applicationForm } from '@milgo/domain/application/form'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'
import type { Vault } from '../../platform/crypto/vault.ts'
import { accountAnswersOf, contextOf } from './application-context.ts'
import { type RequestCase, stepVersionOf } from './request-case.ts'
import type { StepToStore } from './saves-repository.ts'

/** The place that the sealed answers of a step are bound to. */
export const secretPlace = (requestId: string, step: string): string => `step:${requestId}:${step}`

/** The answers of all steps as they are stored, together and opened. */
export const storedAnswers = (
  vault: Pick<Vault, 'open'>,
  { request }: Pick<RequestCase, 'request'>,
): Answers => {
  const answers: Answers[] = steps.flatMap(({ id }) => {
    const stored = request?.steps[id]
    if (!request || !stored) return []
    const { secretSealed } = stored
    return secretSealed === null
      ? [stored.answers]
      : [stored.answers, JSON.parse(vault.open(secretSealed, secretPlace(request.id, id)))]
  })
  return Object.assign({}, ...answers)
}

/** The same with what the account knows. */
export const wholeAnswers = (vault: Pick<Vault, 'open'>, loaded: RequestCase): Answers => ({
  ...storedAnswers(vault, loaded),
  ...accountAnswersOf(vault, loaded),
})

/** A step in the names of its payload: everything that was answered, shown or not. */
export const storedStep = (
  vault: Pick<Vault, 'open'>,
  loaded: RequestCase,
  step: Step,
): Payload & { readonly version: number } => ({
  ...draftPayload(applicationForm, step.section, wholeAnswers(vault, loaded), contextOf(loaded)),
  version: stepVersionOf(loaded, step),
})

/** A step's answers as a row: the secret ones sealed together. */
export const stepToStore = (
  vault: Pick<Vault, 'seal'>,
  requestId: string,
  section: Section<StepId>,
  answers: Answers,
  version: number,
): StepToStore => {
  const { open, secret } = apartBySecrecy(section, answersTo(section.questions, answers))
  return {
    step: section.id,
    version,
    answers: open,
    secretSealed:
      Object.keys(secret).length === 0
        ? null
        : vault.seal(JSON.stringify(secret), secretPlace(requestId, section.id)),
  }
}
