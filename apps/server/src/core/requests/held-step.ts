import { draftPayload, type Payload } from '@milgo/domain/answers/payload'
import { applicationForm } from '@milgo/domain/application/form'
import type { Step } from '@milgo/domain/application/steps'
import type { Vault } from '../../platform/crypto/vault.ts'
import { accountAnswersOf, contextOf } from './application-context.ts'
import type { Facts } from './facts.ts'
import { heldAnswers } from './held-answers.ts'

/** A step as it is held, in the names of its payload: everything that was answered, shown or not. */
export const heldStep = (
  vault: Pick<Vault, 'open'>,
  facts: Facts,
  { id, section }: Step,
): Payload & { readonly version: number } => {
  const answers = { ...heldAnswers(vault, facts), ...accountAnswersOf(vault, facts) }
  return {
    ...draftPayload(applicationForm, section, answers, contextOf(facts)),
    version: facts.steps[id]?.version ?? 0,
  }
}
