import { Banner } from '@milgo/ui/banner.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useAppealWords } from './appeal-words.ts'
import type { Arrival } from './use-arrival.ts'

type Props = {
  readonly error: unknown
  readonly arrival: Arrival | undefined
}

/** Says why an appeal or its correction was not sent, or that it is not known whether it was. */
export const SendFailed = ({ error, arrival }: Props) => {
  const { failed } = useAppealWords().appealPage
  const failureText = useFailureText(failed.notSent)
  if (arrival === 'unknown')
    return (
      <Banner tone="attention" announce="alert" title={failed.unanswered}>
        {failed.unknown}
      </Banner>
    )
  return (
    <Banner tone="bad" announce="alert" title={failed.notSent}>
      {arrival === 'missing' ? failed.notThere : failureText(error)}
    </Banner>
  )
}
