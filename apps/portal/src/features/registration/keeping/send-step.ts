import { callCore } from '../../../lib/call-core.ts'
import type { AnswerOf } from '../../../lib/call-service.ts'
import type { HeldStep } from './held-steps.ts'
import type { KeptStep } from './kept-steps.ts'

/** What a save or a submit answers. */
export type StepAnswer = AnswerOf<'core', 'POST /step-1/save'>

export type SendStep = (step: KeptStep, does: 'save' | 'submit', body: HeldStep) => Promise<StepAnswer>

export const sendStep: SendStep = (step, does, body) =>
  callCore(`POST /${step.path}/${does}` as const, { body })
