import type { CallOptions as CallOptionsOf } from '@milgo/web-client/call-types'
import { createServiceClient } from '@milgo/web-client/service-client'
import { currentSession, endSession, type Session } from './session/session-store.ts'
import { currentLanguage } from './words.ts'

export type CallOptions = CallOptionsOf<Session>

/** The portal's calls carry the student's token, and name the student whom a staff member acts for. */
export const { callCore, callAuthz, readCore, sendInSession, callHeaders } = createServiceClient<Session>({
  currentSession,
  currentLanguage,
  sessionHeaders: ({ token, acting }) => ({
    Authorization: `Bearer ${token}`,
    ...(acting && { 'X-Admin': 'true', 'X-User-Id': acting.studentId }),
  }),
  isRenewed: (session) => {
    if (currentSession()?.token === session.token) endSession('expired')
    // Another student's is never used for what this one has sent.
    return currentSession()?.id === session.id
  },
})
