import type { Worker } from '@milgo/domain/queue/assignment'
import { hasRight } from '@milgo/domain/staff/rights'
import type { SavedView } from './repository.ts'

/** One's own view, and for a manager every shared one. */
export const mayEditView = (
  { id, roles }: Worker,
  { ownerId, isShared }: Pick<SavedView, 'ownerId' | 'isShared'>,
): boolean => ownerId === id || (isShared && hasRight(roles, 'manage-requests'))
