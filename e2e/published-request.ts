import type { APIRequestContext } from '@playwright/test'
import { askDatabase } from '../scripts/tests/ask-database.ts'
import { dataDir } from './database.ts'
import { requestOf } from './documents.ts'
import { saveApplication, sendApplication } from './saved-application.ts'
import { registerStudent, type Student } from './student.ts'

/** Somebody of the office has refused the request, and it was published. */
export const refuseAndPublish = (requestId: string): readonly string[] => [
  `insert into request_events (request_id, number, at, event, actor_role, actor_id, reason, from_status, to_status, publish_state)
   values ('${requestId}', 2, now(), 'DENY', 'REVIEWER', gen_random_uuid(), 'STUDY_SCOPE', 'SUBMITTED', 'DENIED', '0')`,
  `update requests set status = 'DENIED', publish_state = '1',
     memory = memory || jsonb_build_object('resultPublishedAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
   where id = '${requestId}'`,
]

/** Appeals of every period are open. */
export const openAppeals = `update registration_periods set appeals_from = now() - interval '1 day',
  appeals_to = now() + interval '30 days', is_appeals_open = true`

/** A student who reads that their request was refused. */
export const registerRefused = async (request: APIRequestContext): Promise<Student> => {
  const student = await registerStudent(request)
  await saveApplication(request, student)
  await sendApplication(request, student)
  const { id } = await requestOf(request, student)
  for (const statement of refuseAndPublish(id)) await askDatabase(dataDir, statement)
  return student
}
