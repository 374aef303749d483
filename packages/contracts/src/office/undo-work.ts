import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { WorkResult } from './change-work.ts'

export const undoWork = defineCall({
  service: 'core',
  method: 'POST',
  path: '/office/work/undo',
  guard: 'staff',
  right: 'assign-requests',
  summary: 'Undo a change of the caller within 15 minutes, if nobody has changed the request since',
  body: z.strictObject({ change_id: z.uuid() }),
  response: z.object({ results: z.array(WorkResult) }),
})
