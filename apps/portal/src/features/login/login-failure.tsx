import { paths } from '@milgo/contracts/portal-paths'
import { Banner } from '@milgo/ui/banner.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import { CallFailed } from '@milgo/web-client/call-failed'
import { Link } from 'react-router'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { addressOf } from './login-step.ts'
import { useLoginWords } from './login-words.ts'

type Props = {
  readonly title: string
  readonly failure: { readonly error: unknown; readonly count: number } | undefined
  /** The way in that a limit of this one leaves open. */
  readonly otherWay: 'email' | 'phone'
}

/** What went wrong and the way on from it. Put in anew for each failure, so that the same one is said again. */
export const LoginFailure = ({ title, failure, otherWay }: Props) => {
  const { login } = useLoginWords()
  const failureText = useFailureText(login.failed.unexpected)
  if (!failure) return null
  return (
    <Banner
      key={failure.count}
      tone="bad"
      title={title}
      announce="alert"
      action={<WayOn error={failure.error} otherWay={otherWay} />}
    >
      {failureText(failure.error)}
    </Banner>
  )
}

type WayOnProps = Pick<Props, 'otherWay'> & { readonly error: unknown }

/** What helps, by what was refused. A password that is locked leaves the phone open, and the other way round. */
const WayOn = ({ error, otherWay }: WayOnProps) => {
  const { login } = useLoginWords()
  const ways: Readonly<Record<string, { readonly to: string; readonly text: string }>> = {
    USER_NOT_FOUND: { to: paths.checkEligibility, text: login.failed.checkEligibility },
    TOO_MANY_REQUESTS: {
      to: addressOf(otherWay),
      text: otherWay === 'phone' ? login.failed.byPhone : login.failed.byEmail,
    },
  }
  const way = error instanceof CallFailed ? ways[error.code ?? ''] : undefined
  return (
    way && (
      <Link to={way.to} className={textLinkStyle}>
        {way.text}
      </Link>
    )
  )
}
