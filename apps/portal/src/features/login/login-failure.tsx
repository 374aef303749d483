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
  /** The other way to log in, which is still possible when this one has reached a limit. */
  readonly otherWay: 'email' | 'phone'
}

/**
 * Shows what went wrong and what helps. It is mounted anew for each failure, so that a screen reader announces a
 * repeated failure again.
 */
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

/** Links to what helps, by the refusal. A locked password leaves the login by phone open, and the other way round. */
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
