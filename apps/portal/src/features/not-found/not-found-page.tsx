import { useLocation } from 'react-router'
import { findReasonOfNotFound } from '../../lib/reason-of-not-found.ts'
import { LoginNeeded } from './login-needed.tsx'
import { NoSuchPage } from './no-such-page.tsx'

/** Draws the page of an unknown address, or says why a page is closed to the reader. */
export const NotFoundPage = () => {
  const reason = findReasonOfNotFound(useLocation().state)
  return reason ? <LoginNeeded reason={reason} /> : <NoSuchPage />
}
