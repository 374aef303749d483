import type { StepAnswer } from '@milgo/contracts/core/step-fields'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { findExpectedAnswers } from '@milgo/domain/period/expected-answers'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import { queueMessage } from '../../outbox/queue-message.ts'
import { renderRequestSubmitted } from '../../outbox/render-request-submitted.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepFiles } from '../files/keep-files.ts'
import { type OwnFiles, ownFiles } from '../files/own-files.ts'
import { decideKnowing } from './decide-knowing.ts'
import {
  decideSubmission,
  type SentRequest,
  type Submission,
  type SubmissionDecision,
} from './decide-submission.ts'
import { type Facts, type HeldRequest, idOf, numberOf, versionOf } from './facts.ts'
import { freezeRequest } from './freeze-request.ts'
import { getFacts } from './get-facts.ts'
import { toKeep } from './held-answers.ts'
import { type Memory, mostTries, stepChanged } from './keep-step.ts'
import { firstSnapshot, sealSnapshot } from './sealed-snapshot.ts'
import { findPeriodWords, markSubmitted, type PeriodWords } from './sending-repository.ts'

type SubmitCall = SentRequest & { readonly language: Language }

/**
 * Sends a request, once: status, snapshot, audit entry, the word that its files stay, mail and SMS are one transaction,
 * which happens only while the facts that it was decided upon still hold. Whoever comes second, be it another tab or
 * the same page that heard no answer, finds it sent and is answered as the first was.
 */
export const submitRequest = async (
  platform: Platform,
  memory: Memory,
  token: TokenClaims,
  call: SubmitCall,
): Promise<StepAnswer> => {
  for (let tries = 0; tries < mostTries; tries++) {
    const facts = await getFacts(platform, token)
    const files = await ownFiles(platform, facts.student.id)
    const decision = await decideKnowing<SubmissionDecision>(memory.codes, (dictionaries) =>
      decideSubmission(platform.vault, facts, call, dictionaries, files),
    )
    switch (decision.does) {
      case 'refuse':
        throw decision.refusal
      case 'show-newer':
        throw await stepChanged(platform, facts, decision.step, { step: decision.step.number })
      case 'hold':
        return { ...idOf(facts), version: versionOf(facts, call.step) }
      case 'send': {
        const answer = await send(platform, token, facts, call, decision, files)
        if (answer) return answer
      }
    }
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}

/** Undefined where something has changed since it was decided; then nothing of it has happened. */
const send = async (
  platform: Platform,
  token: TokenClaims,
  facts: Facts,
  { step, language }: SubmitCall,
  submission: Submission,
  files: OwnFiles,
): Promise<StepAnswer | undefined> => {
  const { request } = facts
  if (!request) return undefined
  const { vault } = platform
  const period = await findPeriodWords(platform, facts.student.id)
  const snapshot = await freezeRequest(platform, facts, submission, period, files, language)
  const steps = submission.changed.map((one) =>
    toKeep(vault, request.id, one.section, submission.answers, versionOf(facts, one) + 1),
  )
  const isSent = await commit(platform, token, facts, {
    from: request.state.status,
    state: submission.state,
    steps,
    snapshot: { number: firstSnapshot, sealed: sealSnapshot(vault, request.id, snapshot) },
    fileNames: fileNamesOf(snapshot),
    messages: messagesOf(facts, request, period, language),
  })
  const version = steps.find(({ step: id }) => id === step.id)?.version ?? versionOf(facts, step)
  return isSent ? { ...idOf(facts), version } : undefined
}

const fileNamesOf = ({ documents }: Snapshot): readonly string[] => [
  ...new Set(documents.map(({ fileName }) => fileName)),
]

const messagesOf = (facts: Facts, request: HeldRequest, period: PeriodWords, language: Language) =>
  renderRequestSubmitted(language, {
    ...facts.student,
    requestId: request.id,
    number: numberOf(facts, request),
    submittedAt: facts.now,
    expectedAnswers: findExpectedAnswers(period, facts.now),
  })

type Sending = Parameters<typeof markSubmitted>[4] & {
  readonly fileNames: readonly string[]
  readonly messages: ReturnType<typeof renderRequestSubmitted>
}

/** A file was deleted after it was looked at. */
class FileGone extends Error {}

const commit = async (
  platform: Platform,
  token: TokenClaims,
  facts: Facts,
  { fileNames, messages, ...sending }: Sending,
): Promise<boolean> => {
  const { database, clock } = platform
  try {
    return await database.transaction(async (tx) => {
      // First of all, so that of several at once all others wait here, and then see that it is done.
      if (!(await markSubmitted(tx, clock, token, facts, sending))) return false
      const kept = await keepFiles(tx, clock, facts.student.id, fileNames)
      if (kept.size < fileNames.length) throw new FileGone()
      for (const message of messages) await queueMessage(tx, platform, message)
      return true
    })
  } catch (error) {
    if (error instanceof FileGone) return false
    throw error
  }
}
