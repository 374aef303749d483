import { withChanges } from '@milgo/domain/answers/draft'
import { correctionIssues, documentsToFix } from '@milgo/domain/application/documents/corrections'
import {
  allowedChanges,
  mayEdit,
  withDeclarationOf,
  withoutDeclaration,
} from '@milgo/domain/application/documents/may-edit'
import { lastStep, type StepId } from '@milgo/domain/application/steps'
import { sendIn } from '../../../../request/application-calls.ts'
import { applicationModel } from '../../../../request/application-model.ts'
import type { SendStep } from '../../../../request/keeping/send-step.ts'
import { contextOf, type Start } from '../../start.ts'
import type { StepShowing } from '../../step-showing.ts'
import { findDeclaredSince, storeDeclaredSince } from './declared-since.ts'

/** Returns how the form of a returned request is shown: editable in the flagged places only. */
export const correctionShowing = (start: Start): StepShowing => {
  const { toFix, user, sessionId } = start
  const context = contextOf(start)
  const opening = { mode: 'FIX', flags: toFix } as const
  const askedAt = toFix[0]?.asked_at ?? ''
  const found = findDeclaredSince(user.id, askedAt)
  // What was saved before the return contains the earlier declaration. Whatever is saved after this opening belongs to
  // this correction, because only a correction can save now.
  let since = found ?? start.saved.documents.version + 1
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
      reading: (form) => ({
        ...form,
        readSaved: (step, saved) => {
          const answers = form.readSaved(step, saved)
          return step.id === lastStep.id && saved.version < since ? withoutDeclaration(answers) : answers
        },
      }),
      restore: (saved, entered) =>
        withDeclarationOf(
          // What this browser stored before the return contains the earlier declaration too.
          found === undefined ? saved : entered,
          withChanges(saved, allowedChanges(saved, entered, opening, context)),
        ),
      noteOpened: () => storeDeclaredSince(user.id, { askedAt, since }),
      noteSaved: (id, version) => {
        // The server stores no new version where the student declares the same as before the return.
        if (id !== lastStep.id || version >= since) return
        since = version
        storeDeclaredSince(user.id, { askedAt, since })
      },
      documents: (answers) => documentsToFix(answers, toFix, sentFiles, context),
      deadline: new Date(user.request?.correction_deadline ?? Number.NaN),
      askedAt: new Date(askedAt),
    },
  }
}

/** Sends a correction without the versions of the other steps, because only the documents are handed in. */
const sendCorrectionIn = (sessionId: string | undefined): SendStep<StepId> => {
  const send = sendIn(sessionId, 'submit-corrections')
  return (step, does, { seen: _seen, ...body }) => send(step, does, body)
}
