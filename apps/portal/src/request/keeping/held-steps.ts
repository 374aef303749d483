import type { Answers } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { initialAnswers } from '@milgo/domain/answers/initial'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { withAddressesMatch as withTick } from '@milgo/domain/application/personal/effects'
import type { KeptStep, KeptStepId } from './kept-steps.ts'
import { keptSteps } from './kept-steps.ts'
import { namedFiles } from './named-files.ts'

/** A step as the server holds it; nothing was saved of it while its version is 0. */
export type HeldStep = Payload & { readonly version: number }
export type HeldSteps = Readonly<Record<KeptStepId, HeldStep>>

/** The answers of one step out of what is held of it. */
export type ReadHeld = (step: KeptStep, held: HeldStep) => Answers

/**
 * What the payload has no name for is put together from what it says, and from the account, whose answers nobody
 * changes here.
 */
export const createReadHeld =
  (context: ApplicationContext, account: Answers): ReadHeld =>
  (step, held) => {
    const { changes } = readPayload(applicationForm, step.section, namedFiles(step.section, held), context)
    return withAddressesMatch(step, {
      ...(held.version === 0 && initialAnswers(step.section)),
      ...withChanges({}, changes),
      ...answersTo(step.section.questions, account),
    })
  }

export const withAddressesMatch = (step: KeptStep, answers: Answers): Answers =>
  step.id === 'personal' ? withTick(answers) : answers

export const readAllHeld = (readHeld: ReadHeld, held: HeldSteps): Answers =>
  Object.assign({}, ...keptSteps.map((step) => readHeld(step, held[step.id])))
