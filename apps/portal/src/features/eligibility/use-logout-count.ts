import { useState } from 'react'
import { currentEnding } from '../../lib/session/session-store.ts'
import { useSession } from '../../lib/session/use-session.ts'

/** How many have logged out, here or in another tab, while the page stood open: what one has typed is not the next one's. */
export const useLogoutCount = (): number => {
  const session = useSession()
  const [seen, setSeen] = useState({ session, count: 0 })
  if (seen.session !== session) {
    const hasLeft = seen.session && !session && currentEnding() === 'left'
    setSeen({ session, count: hasLeft ? seen.count + 1 : seen.count })
  }
  return seen.count
}
