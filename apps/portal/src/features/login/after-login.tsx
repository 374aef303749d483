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
  // Without an answer the form is asked for: it says itself what is the matter.
  const target =
    saved ?? (user && landingPath(user)) ?? (isError ? landingPath({ request: null }) : undefined)

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
