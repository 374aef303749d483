import { Suspense } from 'react'
import { lazyExtra } from '../lib/lazy-page.ts'
import { useSession } from '../lib/session/use-session.ts'

/** Loaded only for a logged-in student. If it fails to load, the server still ends the session in time. */
export const SessionKeeper = lazyExtra(
  async () => (await import('./student-frame.ts')).studentFrame.SessionKeeper,
  () => null,
)

export const SessionPlace = () => {
  const session = useSession()
  return (
    session && (
      <Suspense>
        <SessionKeeper session={session} />
      </Suspense>
    )
  )
}
