import type { CoreAnswer } from '@milgo/web-client/call-types'

/** The server's answer about the student and their request. */
export type Area = CoreAnswer<'/page-data/personal-area'>
