import { RequestNumber } from '@milgo/case-view/request-number.tsx'
import type { Application } from './open-application.ts'
import { useRegistrationWords } from './registration-words.ts'
import { useRequestNumber } from './use-request-number.ts'

/** Shows the number of the request that this application fills. */
export const ApplicationNumber = ({ application }: { application: Application }) => {
  const { registration } = useRegistrationWords()
  return <RequestNumber label={registration.requestNumber} number={useRequestNumber(application)} />
}
