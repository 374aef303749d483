import { Spinner } from '@milgo/ui/spinner.tsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { findReturnAddress, forgetReturnAddress } from '../../lib/session/return-address.ts'
import { useCurrentUser } from '../../lib/session/use-current-user.ts'
import { landingPath } from './landing-path.ts'
import { useLoginWords } from './login-words.ts'

/** Leads whoever is logged in to where they wanted to go, or else to where they have to go on. */
export const AfterLogin = () => {
  const { login } = useLoginWords()
  const navigate = useNavigate()
  const [saved] = useState(findReturnAddress)
  const { data: user, isError } = useCurrentUser()
  // The student is known before the page is asked for, so that it opens at once. Without an answer it is asked for all the
  // same: it says itself what is the matter.
  const isReady = user !== undefined || isError
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
