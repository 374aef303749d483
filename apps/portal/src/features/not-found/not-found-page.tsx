import { useLocation } from 'react-router'
import { findReasonOfNotFound } from '../../lib/reason-of-not-found.ts'
import { LoginNeeded } from './login-needed.tsx'
import { NoSuchPage } from './no-such-page.tsx'

/** What stands at an address without a page, and where a page is closed to the reader it says why. */
export const NotFoundPage = () => {
  const reason = findReasonOfNotFound(useLocation().state)
  return reason ? <LoginNeeded reason={reason} /> : <NoSuchPage />
}
