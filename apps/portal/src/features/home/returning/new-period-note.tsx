import { paths } from '@milgo/contracts/portal-paths'
import { Link } from 'react-router'
import { useCurrentPeriod } from '../../../lib/period/use-current-period.ts'
import { useReturningWords } from './returning-words.ts'

/** Shows the present period to a student of a past one, while a request can be started in it. */
export const NewPeriodNote = () => {
  const { returningHome } = useReturningWords()
  const current = useCurrentPeriod()
  if (current.status !== 'known' || current.state.kind !== 'open') return null
  return (
    <p className="mt-6 max-w-[36rem]">
      {returningHome.newPeriod}{' '}
      <Link
        to={paths.checkEligibility}
        className="font-medium text-white underline underline-offset-4 hover:decoration-2"
      >
        {returningHome.checkEligibility}
      </Link>
    </p>
  )
}
