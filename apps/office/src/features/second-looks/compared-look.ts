import type { AnswerOf } from '@milgo/web-client/call-types'

export type Looks = AnswerOf<'core', 'POST /office/second-looks/list'>
export type ComparedLook = Looks['looks'][number]

/** How a manager ends a disagreement. */
export type Settlement = 'STAND' | 'REOPEN'
