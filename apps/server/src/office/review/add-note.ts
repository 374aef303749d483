import { cleanLines } from '@milgo/domain/answers/clean-text'
import { AppError } from '../../errors.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockUnerased } from '../../store/lock-unerased.ts'
import { findStaffNames } from '../../store/staff-names.ts'
import { lookAtRequest } from '../work/enter-request.ts'
import { findNotes } from './reading-repository.ts'
import { notesOf } from './review-answer.ts'
import { addReviewAudit, insertNote } from './writing-repository.ts'

/** Adds an internal note. Notes cannot be changed, so that nobody changes what another person wrote. */
export const addNote = async (platform: Platform, caller: StaffCaller, requestId: string, text: string) => {
  const { work } = await lookAtRequest(platform, caller, requestId)
  const { database, clock } = platform
  await database.transaction(async (tx) => {
    if (!(await lockUnerased(tx, requestId))) throw new AppError('STUDENT_ERASED')
    await insertNote(tx, clock, { requestId, staffId: caller.id, text: cleanLines(text) })
    await addReviewAudit(tx, clock, 'note-added', caller.id, work.studentId, { request: requestId })
  })
  const notes = await findNotes(platform, requestId)
  const names = await findStaffNames(
    platform,
    notes.map(({ staffId }) => staffId),
  )
  return { notes: notesOf({ notes, names }) }
}
