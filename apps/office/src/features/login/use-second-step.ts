import type { StaffVerified } from '@milgo/contracts/authz/staff-verified'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useSubmit } from '../../lib/use-submit.ts'

export type SecondStepProps = {
  readonly challenge: string
  /** With the recovery codes where the second factor was just set up. */
  readonly onVerified: (recoveryCodes: readonly string[] | null) => void
  readonly onExpired: () => void
  readonly onStartOver: () => void
}

/** Sends whatever proves the second factor; a login that is over begins again with the password. */
export const useSecondStep = ({ onVerified, onExpired }: SecondStepProps) => {
  const { isBusy, failure, submit } = useSubmit()
  const verify = (ask: () => Promise<StaffVerified>) =>
    submit(async () => {
      try {
        onVerified((await ask()).recovery_codes)
      } catch (error) {
        if (!(error instanceof CallFailed && error.code === 'LOGIN_EXPIRED')) throw error
        onExpired()
      }
    })
  return { isBusy, failure, verify }
}
