import { useLocation, useNavigate } from 'react-router'
import { readHasLoggedOut } from '../../lib/session/has-logged-out.ts'
import { currentEnding } from '../../lib/session/session-store.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useWords } from '../../lib/words.ts'
import { CornerNotice } from './corner-notice.tsx'

/** That the logout has happened, said where it leads to. Not after a reload, nor to who has come in again. */
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
