import { useActivity } from '@milgo/web-client/use-activity'
import { Suspense, useEffect, useState } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { claimOwnStorage } from '../../lib/session/own-storage.ts'
import type { Session } from '../../lib/session/session-store.ts'
import { refreshSession } from '../../lib/student/refresh-session.ts'
import { useCurrentUser } from '../../lib/student/use-current-user.ts'
import { ActingBanner } from './acting-banner.tsx'
import { useSessionEnd } from './use-session-end.ts'

/** Loaded on demand, because few students have a returned request. */
const UnsentCorrection = lazyExtra(
  async () => (await import('./unsent-correction.tsx')).UnsentCorrection,
  () => null,
)

/** Loaded on demand, because few logins come after a new version. */
const LegalConsent = lazyExtra(
  async () => (await import('./legal-consent.tsx')).LegalConsent,
  () => null,
)

/** Loaded on demand, once in half an hour. If it fails to load, the session ends as it would without an answer. */
const EndingDialog = lazyExtra(
  async () => (await import('./ending-dialog.tsx')).EndingDialog,
  () => null,
)

/** Drawn above the pages while somebody is logged in. */
export const SessionKeeper = ({ session }: { session: Session }) => {
  const millisecondsLeft = useSessionEnd(session)
  const isEnding = millisecondsLeft !== undefined
  // Once the dialog is shown, only its answer counts as activity.
  useActivity(!isEnding, refreshSession)

  const user = useCurrentUser().data
  const userId = user?.id
  const deadline = user?.request?.form_mode === 'FIX' && user.request.correction_deadline
  // A student's data is not stored in the browser of a staff member who acts for them.
  const isActing = session.acting !== undefined
  // Only the student can agree. A user that was stored by an earlier release has no such list.
  const toAccept = isActing ? [] : (user?.texts_to_accept ?? [])
  // The thanks for an agreement are shown when there is nothing to agree to any more.
  const [wasAsked, setWasAsked] = useState(false)
  if (toAccept.length > 0 && !wasAsked) setWasAsked(true)
  useEffect(() => {
    if (userId !== undefined && !isActing) claimOwnStorage(userId)
  }, [userId, isActing])

  // A renewal without a later end leaves the dialog open, so that it says so.
  return (
    <>
      {session.acting && user && <ActingBanner acting={session.acting} student={user.email} />}
      {deadline && (
        <Suspense>
          <UnsentCorrection deadline={deadline} />
        </Suspense>
      )}
      {wasAsked && (
        <Suspense>
          <LegalConsent key={session.id} sessionId={session.id} texts={toAccept} />
        </Suspense>
      )}
      {isEnding && (
        <Suspense>
          <EndingDialog key={session.expiresAt.getTime()} milliseconds={millisecondsLeft} />
        </Suspense>
      )}
    </>
  )
}
