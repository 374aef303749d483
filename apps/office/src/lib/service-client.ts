import { csrfHeader } from '@milgo/contracts/office-session'
import { createServiceClient } from '@milgo/web-client/service-client'
import { currentSession, endSession, type OfficeSession } from './session/session-store.ts'
import { currentLanguage } from './words.ts'

/**
 * The browser sends the office's cookie by itself. The header proves that the call comes from the office's own page.
 */
export const { callAuthz, callCore, callHeaders, sendInSession } = createServiceClient<OfficeSession>({
  currentSession,
  currentLanguage,
  sessionHeaders: ({ csrf }) => ({ [csrfHeader]: csrf }),
  isRenewed: (session) => {
    endSession(session, 'expired')
    return false
  },
})
