import type { StaffLoginAnswer } from '@milgo/contracts/authz/staff-login'
import type { ReactNode } from 'react'
import { CopyButton } from '../../lib/copy-button.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useWords } from '../../lib/words.ts'
import { CodeForm } from './code-form.tsx'
import { stepLinkStyle } from './login-frame.tsx'
import { QrCode } from './qr-code.tsx'
import type { SecondStepProps } from './use-second-step.ts'

type Props = SecondStepProps & { readonly enrolment: NonNullable<StaffLoginAnswer['enrolment']> }

/** The first login. The authenticator is set up with a picture or by typing its key, and confirmed with a code. */
export const EnrolStep = ({ enrolment, ...step }: Props) => {
  const { code, enrol } = useWords().office
  const { otpauth_uri: uri, secret } = enrolment
  return (
    <div className="flex flex-col gap-6">
      <div>
        <PageHeading title={enrol.title} />
        <p className="mt-2 text-ink-soft">{enrol.text}</p>
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 md:grid-cols-2">
        <ol className="flex flex-col gap-6">
          <Numbered number={1}>{enrol.install}</Numbered>
          <Numbered number={2}>
            <span className="flex flex-col items-start gap-4">
              {enrol.scan}
              <QrCode text={uri} label={enrol.picture} />
            </span>
          </Numbered>
        </ol>
        <div className="flex flex-col gap-6">
          <TypedKey secret={secret} />
          <ol start={3} className="flex flex-col gap-6">
            <Numbered number={3}>{enrol.confirm}</Numbered>
          </ol>
          <CodeForm {...step} />
          <button type="button" onClick={step.onStartOver} className={`${stepLinkStyle} self-start`}>
            {code.startOver}
          </button>
        </div>
      </div>
    </div>
  )
}

const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <li className="flex gap-3">
    <span
      aria-hidden="true"
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-brand-wash text-small font-bold text-brand"
    >
      {number}
    </span>
    <span className="pt-0.5">{children}</span>
  </li>
)

/** The key for a phone that cannot scan, in groups of four characters for typing. */
const TypedKey = ({ secret }: { secret: string }) => {
  const { enrol } = useWords().office
  return (
    <div className="flex flex-col items-start gap-3 rounded-medium border border-line bg-sunken p-5">
      <p className="text-small text-ink-soft">{enrol.typeIn}</p>
      <p dir="ltr" data-testid="secret" className="font-medium tracking-wider break-words">
        {secret.match(/.{1,4}/g)?.join(' ')}
      </p>
      <CopyButton text={secret} label={enrol.copy} copied={enrol.copied} />
    </div>
  )
}
