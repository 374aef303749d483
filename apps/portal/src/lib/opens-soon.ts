import type { PathName } from '@milgo/contracts/portal-paths'

/**
 * Pages of a student that are not built. Each is an honest page of its own that says so; take it off when its route exists.
 */
export const opensSoonToStudents = [
  'personalAreaAppeal',
  'personalAreaStatusChangeAppeal',
] as const satisfies readonly PathName[]

export type OpensSoon = (typeof opensSoonToStudents)[number]
