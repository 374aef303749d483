import { useState } from 'react'
import { currentEnding } from '../../lib/session/session-store.ts'
import { useSession } from '../../lib/session/use-session.ts'

/**
 * Returns how often somebody has logged out, here or in another tab, while the page was open. The form is emptied then,
 * because the next person must not see what was typed.
 */
export const useLogoutCount = (): number => {
  const session = useSession()
  const [seen, setSeen] = useState({ session, count: 0 })
  if (seen.session !== session) {
    const hasLeft = seen.session && !session && currentEnding() === 'left'
    setSeen({ session, count: hasLeft ? seen.count + 1 : seen.count })
  }
  return seen.count
}
