import { Ltr } from '@milgo/ui/ltr.tsx'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useRequestNumber } from './use-request-number.ts'

/** What the request is called; nothing while there is none. */
export const RequestNumber = ({ application }: { application: Application }) => {
  const { registration } = useRegistrationWords()
  const number = useRequestNumber(application)
  if (number === undefined) return null
  return (
    <p className="text-small text-ink-soft">
      {registration.requestNumber}: <Ltr>{number}</Ltr>
    </p>
  )
}
