import type { CallOptions as CallOptionsOf } from '@milgo/web-client/call-types'
import { createServiceClient } from '@milgo/web-client/service-client'
import { takeEarlyAnswer } from './early-answers.ts'
import { sessionHeaders } from './session/session-headers.ts'
import { currentSession, endSession, type Session } from './session/session-store.ts'
import { currentLanguage } from './words.ts'

export type CallOptions = CallOptionsOf<Session>

export const { callCore, callAuthz, readCore, sendInSession, callHeaders } = createServiceClient<Session>({
  currentSession,
  currentLanguage,
  sessionHeaders,
  takeEarlyAnswer,
  isRenewed: (session) => {
    if (currentSession()?.token === session.token) endSession('expired')
    // The token of another student is never used for this student's call.
    return currentSession()?.id === session.id
  },
})
