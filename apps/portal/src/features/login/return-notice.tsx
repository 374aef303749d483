import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { useState } from 'react'
import { findPageName } from '../../lib/find-page-name.ts'
import { findReturnAddress } from '../../lib/session/return-address.ts'
import { currentEnding } from '../../lib/session/session-store.ts'
import { useWords } from '../../lib/words.ts'
import { useLoginWords } from './login-words.ts'

/** Says why the login is shown, and that it leads back to the page asked for. */
export const ReturnNotice = () => {
  const { shell } = useWords()
  const { login } = useLoginWords()
  const [name] = useState(() => findPageName(findReturnAddress()))
  const [hasEnded] = useState(() => currentEnding() === 'expired')
  if (!hasEnded && !name) return null
  return (
    <Banner
      tone={hasEnded ? 'attention' : 'info'}
      {...(hasEnded && { title: login.ended, announce: 'alert' })}
    >
      {name && fill(login.returnTo, { page: shell.pages[name] })}
    </Banner>
  )
}
