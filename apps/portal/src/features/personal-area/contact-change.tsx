import { isEmail } from '@milgo/domain/identity/email'
import { findMobileFault, findPhoneDigits } from '@milgo/domain/identity/phone'
import { contactRestHours } from '@milgo/domain/status/bank-fix-state'
import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { PhoneField } from '@milgo/ui/phone-field.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useEffect, useState } from 'react'
import { CodeEntry } from '../../lib/one-time-code/code-entry.tsx'
import { type Sending, startSending } from '../../lib/one-time-code/sending.ts'
import { callAuthz } from '../../lib/service-client.ts'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { usePersonalAreaWords } from './shared/personal-area-words.ts'

export type ContactKind = 'phone' | 'email'

type Pending = Sending & { readonly value: string; readonly session: string }

type Props = {
  readonly kind: ContactKind
  readonly onChanged: () => Promise<void>
  readonly onCancel: () => void
}

const fieldId = 'new-contact'

/** Changes the phone or e-mail: asks first for the new one, then for the code that was sent to it. */
export const ContactChange = ({ kind, onChanged, onCancel }: Props) => {
  const { contact: words } = usePersonalAreaWords().personalArea
  const [pending, setPending] = useState<Pending>()
  const [typed, setTyped] = useState('')
  const isCodeAsked = pending !== undefined
  // The button that had the focus is gone, so the code's field gets it.
  useEffect(() => {
    if (isCodeAsked) document.getElementById('one-time-code')?.focus()
  }, [isCodeAsked])
  const value = kind === 'phone' ? (findPhoneDigits(typed) ?? typed) : typed.trim()

  const ask = async (): Promise<Pending> => {
    const sending = await startSending()
    const { session } = await callAuthz('POST /auth/change-contact', { body: { kind, value } })
    return { ...sending, value, session }
  }
  if (!pending)
    return (
      <AddressForm
        kind={kind}
        typed={typed}
        value={value}
        onType={setTyped}
        send={async () => setPending(await ask())}
        onCancel={onCancel}
      />
    )
  return (
    <CodeEntry
      key={kind}
      phone={value}
      sentText={words.sentTo}
      otherText={words.correct}
      sending={pending}
      verify={async (code) => {
        await callAuthz('POST /auth/confirm-contact', { body: { session: pending.session, code } })
        await onChanged()
      }}
      resend={async () => setPending(await ask())}
      onOtherPhone={() => setPending(undefined)}
    />
  )
}

type FormProps = {
  readonly kind: ContactKind
  readonly typed: string
  readonly value: string
  readonly onType: (typed: string) => void
  readonly send: () => Promise<void>
  readonly onCancel: () => void
}

const AddressForm = ({ kind, typed, value, onType, send, onCancel }: FormProps) => {
  const { personalArea, issues } = usePersonalAreaWords()
  const words = personalArea.contact
  const failureText = useFailureText()
  const [wasSent, setWasSent] = useState(false)
  const { isBusy, failure, submit } = useSubmit({ leaves: true })
  useEffect(() => focusField(fieldId), [])
  const wrong =
    kind === 'phone' ? findMobileFault(value) : isEmail(value) ? undefined : ('ENTER_CORRECT_EMAIL' as const)
  const code = value === '' ? 'FIELD_REQUIRED' : wrong
  const fault = code && issues[code]

  const press = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (fault) return focusField(fieldId)
    void submit(send)
  }
  const field = {
    id: fieldId,
    value: typed,
    onChange: onType,
    help: words.help,
    error: wasSent ? fault : undefined,
    isRequired: true,
  } as const
  return (
    <form onSubmit={press} noValidate className="flex flex-col gap-4">
      {failure && !isBusy && (
        <Banner key={failure.count} tone="bad" title={words.failed} announce="alert">
          {failureText(failure.error)}
        </Banner>
      )}
      {kind === 'phone' ? (
        <PhoneField {...field} label={words.newPhone} />
      ) : (
        <TextField
          {...field}
          label={words.newEmail}
          isLtr
          input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
        />
      )}
      <p className="text-small text-ink-soft">
        {kind === 'phone' && `${words.loginNote} `}
        {fill(words.bankNote, { hours: contactRestHours })}
      </p>
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="primary" type="submit" busyText={isBusy ? words.sending : undefined}>
          {words.send}
        </ActionButton>
        <ActionButton variant="quiet" onPress={onCancel}>
          {words.cancel}
        </ActionButton>
      </div>
    </form>
  )
}
