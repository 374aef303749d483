import { Suspense, useEffect } from 'react'
import { lazyExtra } from '../../lib/lazy-page.ts'
import { claimOwnStorage } from '../../lib/session/own-storage.ts'
import type { Session } from '../../lib/session/session-store.ts'
import { useCurrentUser } from '../../lib/session/use-current-user.ts'
import { ActingBanner } from './acting-banner.tsx'
import { useActivity } from './use-activity.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Few students have a request that was sent back. */
const UnsentCorrection = lazyExtra(
  async () => (await import('./unsent-correction.tsx')).UnsentCorrection,
  () => null,
)

/** Few logins come after a new version. */
const LegalConsent = lazyExtra(
  async () => (await import('./legal-consent.tsx')).LegalConsent,
  () => null,
)

/** Asked once in half an hour. Where it does not come, the session ends as it would have without an answer. */
const EndingDialog = lazyExtra(
  async () => (await import('./ending-dialog.tsx')).EndingDialog,
  () => null,
)

/** Stands above the pages while somebody is logged in. */
export const SessionKeeper = ({ session }: { session: Session }) => {
  const millisecondsLeft = useSessionEnd(session)
  const isEnding = millisecondsLeft !== undefined
  // Once the question is on the screen only its answer counts.
  useActivity(!isEnding)

  const user = useCurrentUser().data
  const userId = user?.id
  const deadline = user?.request?.form_mode === 'FIX' && user.request.correction_deadline
  // What belongs to a student is not kept in the browser of somebody who acts for them.
  const isActing = session.acting !== undefined
  // Only the student agrees; a user that was stored by an earlier release has no such list.
  const toAccept = isActing ? [] : (user?.texts_to_accept ?? [])
  useEffect(() => {
    if (userId !== undefined && !isActing) claimOwnStorage(userId)
  }, [userId, isActing])

  // A renewal that brings no later end leaves the dialog as it stands, to say so.
  return (
    <>
      {session.acting && user && <ActingBanner acting={session.acting} student={user.email} />}
      {deadline && (
        <Suspense>
          <UnsentCorrection deadline={deadline} />
        </Suspense>
      )}
      {toAccept.length > 0 && (
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
