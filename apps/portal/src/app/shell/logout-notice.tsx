import { useLocation, useNavigate } from 'react-router'
import { readHasLoggedOut } from '../../lib/session/has-logged-out.ts'
import { currentEnding } from '../../lib/session/session-store.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { CornerNotice } from './corner-notice.tsx'

/** Confirms the logout on the page to which it leads, but not after a reload or a new login. */
export const LogoutNotice = () => {
  const { shell } = useWords()
  const session = useSession()
  const { state, pathname } = useLocation()
  const navigate = useNavigate()
  const isShown = readHasLoggedOut(state) && !session && currentEnding() === 'left'
  return (
    <CornerNotice onClose={() => navigate(pathname, { replace: true })}>
      {isShown && shell.loggedOut}
    </CornerNotice>
  )
}
