import type { Answers } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { initialAnswers } from '@milgo/domain/answers/initial'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { withAddressesMatch as withTick } from '@milgo/domain/application/personal/effects'
import type { FormStep, FormStepId } from './form-steps.ts'
import { formSteps } from './form-steps.ts'
import { namedFiles } from './named-files.ts'

/** A step as the server holds it; nothing was saved of it while its version is 0. */
export type SavedStep = Payload & { readonly version: number }
export type SavedSteps = Readonly<Record<FormStepId, SavedStep>>

/** The answers of one step out of what is held of it. */
export type ReadSaved = (step: FormStep, held: SavedStep) => Answers

/**
 * What the payload has no name for is put together from what it says, and from the account, whose answers nobody
 * changes here.
 */
export const createReadSaved =
  (context: ApplicationContext, account: Answers): ReadSaved =>
  (step, held) => {
    const { changes } = readPayload(applicationForm, step.section, namedFiles(step.section, held), context)
    return withAddressesMatch(step, {
      ...(held.version === 0 && initialAnswers(step.section)),
      ...withChanges({}, changes),
      ...answersTo(step.section.questions, account),
    })
  }

export const withAddressesMatch = (step: FormStep, answers: Answers): Answers =>
  step.id === 'personal' ? withTick(answers) : answers

export const readAllSaved = (readSaved: ReadSaved, held: SavedSteps): Answers =>
  Object.assign({}, ...formSteps.map((step) => readSaved(step, held[step.id])))
