import type { APIRequestContext } from '@playwright/test'
import { moveAsReviewer, publishAlone } from '../scripts/tests/move-request.ts'
import { dataDir } from './database.ts'
import { requestOf } from './documents.ts'
import { idOf } from './login.ts'
import { saveApplication, sendApplication } from './saved-application.ts'
import { registerStudent, type Student } from './student.ts'

/** SQL that opens appeals in every period. */
export const openAppeals = `update registration_periods set appeals_from = now() - interval '1 day',
  appeals_to = now() + interval '30 days', is_appeals_open = true`

/** Registers a student whose request was refused, and publishes the refusal. */
export const registerRefused = async (request: APIRequestContext): Promise<Student> => {
  const student = await registerStudent(request)
  await saveApplication(request, student)
  await sendApplication(request, student)
  await moveAsReviewer(dataDir, await idOf(request, student), { event: 'DENY', reason: 'STUDY_SCOPE' })
  const { id } = await requestOf(request, student)
  await publishAlone(dataDir, id)
  return student
}
