import { inGroups } from '@milgo/messages/in-groups'

export const countText = (count: number): string => inGroups(count, 1)

/** Returns a share in whole percent, or 0 if the whole is 0. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100)
