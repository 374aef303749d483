import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { OpenProposal, RevisionToPropose } from './revision-fields.ts'

export const listRevisions = defineCall({
  service: 'core',
  method: 'GET',
  path: '/office/revisions',
  guard: 'staff',
  right: 'manage-requests',
  isPersonal: true,
  summary:
    'List revisions that wait for a second signature, and published rejections that their institution withdrew',
  response: z.object({
    /** The oldest first. */
    proposals: z.array(OpenProposal),
    to_propose: z.array(RevisionToPropose),
  }),
})
