import { useRef } from 'react'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { useSessionWords } from './session-words.ts'

/** Logged in, but the service did not tell who it is: nothing of the page could be right. */
export const UserMissing = ({ error }: { error: Error }) => {
  const { failed } = useSessionWords()
  // The page that comes takes the focus itself.
  const nothing = useRef(null)
  return (
    <div className="page-column py-16 md:py-24">
      <LoadFailed {...failed} error={error} brought={nothing} variant="primary" />
    </div>
  )
}
