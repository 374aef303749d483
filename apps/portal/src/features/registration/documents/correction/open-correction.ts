import { withChanges } from '@milgo/domain/answers/draft'
import { correctionIssues, documentsToFix } from '@milgo/domain/application/documents/corrections'
import { allowedChanges, mayEdit, toDeclareAnew } from '@milgo/domain/application/documents/may-edit'
import type { StepId } from '@milgo/domain/application/steps'
import { sendIn } from '../../../../request/application-calls.ts'
import { applicationModel } from '../../../../request/application-model.ts'
import type { SendStep } from '../../../../request/keeping/send-step.ts'
import { contextOf, type Start } from '../../start.ts'
import type { StepShowing } from '../../step-showing.ts'

/** The form of a request that was sent back: open in the flagged places alone. */
export const correctionShowing = (start: Start): StepShowing => {
  const { toFix, user, sessionId } = start
  const facts = contextOf(start)
  const opening = { mode: 'FIX', flags: toFix } as const
  const sentFiles = new Set(toFix.flatMap(({ sent_file }) => sent_file?.file_name ?? []))
  return {
    mayEdit: (place) => mayEdit(place, opening),
    hidesButtons: false,
    correction: {
      model: {
        ...applicationModel,
        issues: (answers, context) => correctionIssues(answers, toFix, sentFiles, context),
      },
      send: sendCorrectionIn(sessionId),
      begin: toDeclareAnew,
      restore: (saved, entered) =>
        toDeclareAnew(withChanges(saved, allowedChanges(saved, entered, opening, facts))),
      documents: (answers) => documentsToFix(answers, toFix, sentFiles, facts),
      deadline: new Date(user.request?.correction_deadline ?? Number.NaN),
      askedAt: new Date(toFix[0]?.asked_at ?? Number.NaN),
    },
  }
}

/** Only the documents are handed in: which versions of the other steps were looked at is not asked. */
const sendCorrectionIn = (sessionId: string | undefined): SendStep<StepId> => {
  const send = sendIn(sessionId, 'submit-corrections')
  return (step, does, { seen: _seen, ...body }) => send(step, does, body)
}
