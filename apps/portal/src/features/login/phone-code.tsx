import { usernameOf } from '@milgo/domain/identity/username'
import { useQueryClient } from '@tanstack/react-query'
import { CodeEntry } from '../../lib/one-time-code/code-entry.tsx'
import type { Sending } from '../../lib/one-time-code/sending.ts'
import { callAuthz } from '../../lib/service-client.ts'
import { startSession } from '../../lib/student/start-session.ts'
import { coreQuery } from '../../lib/use-core-query.ts'
import { useLanguage } from '../../lib/words.ts'
import { askedPeriod, findAskedPeriod } from './asked-period.ts'
import { useLoginWords } from './login-words.ts'
import { findPendingCode, type PendingCode, savePendingCode } from './pending-code.ts'

type Props = { readonly pending: PendingCode; readonly onOtherPhone: () => void }

/** Asks for the code of a login by phone. */
export const PhoneCode = ({ pending, onOtherPhone }: Props) => {
  const { phone } = pending
  const { login } = useLoginWords()
  const queryClient = useQueryClient()
  const language = useLanguage()

  const verify = async (code: string) => {
    const settings = await queryClient.ensureQueryData(coreQuery('/setting/get-all', language))
    const current = settings.find(({ key }) => key === 'REGISTER_PERIOD')?.value ?? ''
    // A code that was sent again belongs to another session than the first.
    const { session } = findPendingCode('phone') ?? pending
    const token = await callAuthz('POST /auth/verify-OTP-after-login', {
      body: { session, username: usernameOf(phone, findAskedPeriod() ?? current), code },
    })
    startSession(token)
  }
  const resend = async (sending: Sending) => {
    const { session: before } = findPendingCode('phone') ?? pending
    const { session } = await callAuthz('POST /auth/resend-code', {
      body: { ...askedPeriod(), phone, session: before },
    })
    savePendingCode({ way: 'phone', phone, session, ...sending })
  }
  return (
    <CodeEntry
      phone={phone}
      sending={pending}
      verify={verify}
      resend={resend}
      unexpected={login.failed.unexpected}
      onOtherPhone={onOtherPhone}
    />
  )
}
