import type { Worker } from '@milgo/domain/queue/assignment'
import { hasRight } from '@milgo/domain/staff/rights'
import type { SavedView } from './repository.ts'

/** Returns whether a staff member may edit a view: their own, and as a manager every shared one. */
export const mayEditView = (
  { id, roles }: Worker,
  { ownerId, isShared }: Pick<SavedView, 'ownerId' | 'isShared'>,
): boolean => ownerId === id || (isShared && hasRight(roles, 'manage-requests'))
