import type { CoreAnswer } from '@milgo/web-client/call-types'

/** What the server says of the student and their request. */
export type Area = CoreAnswer<'/page-data/personal-area'>
