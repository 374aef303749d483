import { Spinner } from '@milgo/ui/spinner.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { findReturnAddress, forgetReturnAddress } from '../../lib/session/return-address.ts'
import { useCurrentUser } from '../../lib/student/use-current-user.ts'
import { landingPath } from './landing-path.ts'
import { useLoginWords } from './login-words.ts'

/** Sends a logged-in student to the page that they wanted, or to the page where they continue. */
export const AfterLogin = () => {
  const { login } = useLoginWords()
  const navigate = useNavigate()
  const [saved] = useState(findReturnAddress)
  const { data: user, error } = useCurrentUser()
  // The student is loaded before the page opens, so that the page can be drawn at once. If that fails, the page opens
  // anyway and shows the failure itself.
  const isReady = user !== undefined || error !== null
  const target = isReady
    ? (saved ?? landingPath(user ?? { request: null, is_current_period: true }))
    : undefined

  useEffect(() => {
    if (target === undefined) return
    forgetReturnAddress()
    navigate(target, { replace: true })
  }, [target, navigate])

  return (
    <p role="status" className="page-column flex items-center gap-3 py-24 text-lead text-ink-soft">
      <Spinner />
      {login.entering}
    </p>
  )
}
