import type { Answers } from '@milgo/domain/answers/answer'
import type { Section } from '@milgo/domain/answers/define'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { apartBySecrecy } from '@milgo/domain/answers/secrecy'
import { steps as allSteps, type StepId } from '@milgo/domain/application/steps'
import type { Vault } from '../../platform/crypto/vault.ts'
import type { Facts } from './facts.ts'
import type { StepToKeep } from './steps-repository.ts'

/** Where the sealed answers of a step stand, and the only place where they open. */
export const secretPlace = (requestId: string, step: string): string => `step:${requestId}:${step}`

/** The answers of all steps as they are held, together and opened. */
export const heldAnswers = (vault: Pick<Vault, 'open'>, { request, steps }: Facts): Answers => {
  const answers: Answers[] = allSteps.flatMap(({ id }) => {
    const held = steps[id]
    if (!request || !held) return []
    const { secretSealed } = held
    return secretSealed === null
      ? [held.answers]
      : [held.answers, JSON.parse(vault.open(secretSealed, secretPlace(request.id, id)))]
  })
  return Object.assign({}, ...answers)
}

/** A step's answers as they are to be held: those that are kept encrypted sealed together. */
export const toKeep = (
  vault: Pick<Vault, 'seal'>,
  requestId: string,
  section: Section<StepId>,
  answers: Answers,
  version: number,
): StepToKeep => {
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
