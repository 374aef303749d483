import type { StaffVerified } from '@milgo/contracts/authz/staff-verified'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useSubmit } from '@milgo/web-client/use-submit'

export type SecondStepProps = {
  readonly challenge: string
  /** Called with the recovery codes if the second factor was just set up, else with null. */
  readonly onVerified: (recoveryCodes: readonly string[] | null) => void
  readonly onExpired: () => void
  readonly onStartOver: () => void
}

/** Sends the code of the second factor. A login that has expired starts again with the password. */
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
