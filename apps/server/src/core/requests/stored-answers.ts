import type { Answers } from '@milgo/domain/answers/answer'
import type { Section } from '@milgo/domain/answers/define'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { draftPayload, type Payload } from '@milgo/domain/answers/payload'
import { splitSecretAnswers } from '@milgo/domain/answers/split-secret-answers'
import { applicationForm } from '@milgo/domain/application/form'
import { type Step, type StepId, steps } from '@milgo/domain/application/steps'
import type { Vault } from '../../platform/crypto/vault.ts'
import { accountAnswersOf, contextOf } from './application-context.ts'
import { type RequestCase, stepVersionOf } from './request-case.ts'
import type { StepToStore } from './saves-repository.ts'

/** Returns the place that the sealed answers of a step are bound to. */
export const secretPlace = (requestId: string, step: string): string => `step:${requestId}:${step}`

/** Returns the stored answers of all steps together, with the secret answers opened. */
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

/** Returns the stored answers of all steps with the answers from the account. */
export const wholeAnswers = (vault: Pick<Vault, 'open'>, loaded: RequestCase): Answers => ({
  ...storedAnswers(vault, loaded),
  ...accountAnswersOf(vault, loaded),
})

/** Returns a step with the field names of the wire: every answer, whether its question is shown or not. */
export const storedStep = (
  vault: Pick<Vault, 'open'>,
  loaded: RequestCase,
  step: Step,
): Payload & { readonly version: number } => ({
  ...draftPayload(applicationForm, step.section, wholeAnswers(vault, loaded), contextOf(loaded)),
  version: stepVersionOf(loaded, step),
})

/** Returns a step's answers as a row, with the secret answers sealed together. */
export const stepToStore = (
  vault: Pick<Vault, 'seal'>,
  requestId: string,
  section: Section<StepId>,
  answers: Answers,
  version: number,
): StepToStore => {
  const { open, secret } = splitSecretAnswers(section, answersTo(section.questions, answers))
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
