import type { PathName } from '@milgo/contracts/portal-paths'

/** Pages that are not built. Each is an honest page of its own that says so; take it off when its route exists. */
export const opensSoon = ['about', 'faq', 'scholarshipFaq', 'contact'] as const satisfies readonly PathName[]

export type OpensSoon = (typeof opensSoon)[number]
