import type { Answers } from '@milgo/domain/answers/answer'
import { hasDifference } from '@milgo/domain/answers/difference'
import type { Changes } from '@milgo/domain/answers/draft'
import { withoutLocked } from '@milgo/domain/answers/editable'
import { applyChanges } from '@milgo/domain/answers/effects'
import { withoutHiddenAnswers } from '@milgo/domain/answers/hidden-answer'
import type { Issue } from '@milgo/domain/answers/issue'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationBehaviour, applicationForm } from '@milgo/domain/application/form'
import { type Step, steps } from '@milgo/domain/application/steps'
import type { Vault } from '../../platform/crypto/vault.ts'
import { contextOf, type KnownAround } from './application-context.ts'
import { type Facts, versionOf } from './facts.ts'
import { heldAnswers } from './held-answers.ts'

/** The answers of one step as a page sends them, to be kept or handed in. */
export type SentAnswers = {
  /** What hidden questions travel as counts only where it is handed in. */
  readonly does?: 'save' | 'submit'
  readonly step: Step
  /** The version that they started from. */
  readonly version: number
  readonly payload: Payload
}

export type CallReading = {
  readonly context: ApplicationContext
  readonly changes: Changes
  /** What is malformed. */
  readonly issues: readonly Issue[]
  /** The answers of all steps after the call, and the steps that differ. */
  readonly answers: Answers
  readonly changed: readonly Step[]
  /** Somebody was faster: it would change something that it has not seen. */
  readonly isLate: boolean
}

/** What a call would change, read beside what is held. */
export const readCall = (
  vault: Pick<Vault, 'open'>,
  facts: Facts,
  { step, version, payload, does }: SentAnswers,
  known: KnownAround,
): CallReading => {
  const context = contextOf(facts, known)
  const held = heldAnswers(vault, facts)
  const section = withoutLocked(step.section, context.locked)
  const { changes: read, issues } = readPayload(applicationForm, section, payload, context, held)
  const after = (changes: Changes) => applyChanges(applicationBehaviour, held, changes)
  const changes = does === 'submit' ? withoutHiddenAnswers(applicationForm, read, after(read), context) : read
  const answers = after(changes)
  const changed = steps.filter(({ section }) => hasDifference(section, held, answers))
  const isLate = changed.length > 0 && version !== versionOf(facts, step)
  return { context, changes, issues, answers, changed, isLate }
}
