import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { AppealConflict, appealFields, startedFrom, UpdatedAppeal } from './appeal-fields.ts'

export const updateAppeal = defineCall({
  service: 'core',
  method: 'PATCH',
  path: '/appeal/update-appeal/by-user',
  guard: 'student',
  isOwnAct: true,
  isMendable: true,
  summary:
    'Change the appeal, in the appeal time and before a reviewer has taken it. While it is returned: save the correction, which submit-corrections sends',
  body: z.object({ ...appealFields, ...startedFrom }),
  response: UpdatedAppeal,
  conflict: AppealConflict,
})
