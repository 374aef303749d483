import { Ltr } from '@milgo/ui/ltr.tsx'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useRequestNumber } from './use-request-number.ts'

/** What the request is called. While there is none its line stays empty, so that nothing below moves when it comes. */
export const RequestNumber = ({ application }: { application: Application }) => {
  const { registration } = useRegistrationWords()
  const number = useRequestNumber(application)
  return (
    <p className="min-h-[1lh] text-small text-ink-soft">
      {number && (
        <>
          {registration.requestNumber}: <Ltr>{number}</Ltr>
        </>
      )}
    </p>
  )
}
