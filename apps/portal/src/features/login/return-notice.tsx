import { type PathName, paths } from '@milgo/contracts/portal-paths'
import { fill } from '@milgo/messages/fill'
import { Banner } from '@milgo/ui/banner.tsx'
import { useState } from 'react'
import { findReturnAddress } from '../../lib/session/return-address.ts'
import { currentEnding } from '../../lib/session/session-store.ts'
import { useWords } from '../../lib/words.ts'
import { useLoginWords } from './login-words.ts'

/** Why the reader stands before the login, and that it leads back. */
export const ReturnNotice = () => {
  const { shell } = useWords()
  const { login } = useLoginWords()
  const [name] = useState(() => pageAt(findReturnAddress()))
  const [hasEnded] = useState(() => currentEnding() === 'expired')
  if (!hasEnded && !name) return null
  return (
    <Banner
      tone={hasEnded ? 'attention' : 'info'}
      {...(hasEnded && { title: login.ended })}
      announce="status"
    >
      {name && fill(login.returnTo, { page: shell.pages[name] })}
    </Banner>
  )
}

type NamedPage = Exclude<PathName, 'notFound'>

const pageAt = (address: string | undefined): NamedPage | undefined => {
  if (address === undefined) return undefined
  const path = new URL(address, location.origin).pathname.replace(/(.)\/$/, '$1')
  return (Object.keys(paths) as NamedPage[]).find((name) => paths[name] === path)
}
