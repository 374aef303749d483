import type { QueueFilter } from './queue-filter.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** `me` is the present user, `none` means no assignee; otherwise the id of a staff member. */
export type Assignee = 'me' | 'none' | (string & {})

export const isStaffId = (text: string): boolean => uuid.test(text)

const isAssignee = (text: string): boolean => text === 'me' || text === 'none' || isStaffId(text)

/** Selects by one or more assignees. A reviewer works through "mine or without assignee". */
export const assigneeFilter: QueueFilter<readonly Assignee[]> = {
  name: 'assignee',
  read: (text) => {
    const found = [...new Set(text.split(',').filter(isAssignee))]
    return found.length > 0 ? found : undefined
  },
  write: (assignees) => assignees.join(','),
  matches: ({ assigneeId }, wanted, { staffId }) =>
    wanted.some((one) => {
      if (one === 'none') return assigneeId === undefined
      return assigneeId === (one === 'me' ? staffId : one)
    }),
}
