import type { Fault } from '@milgo/domain/answers/issue'
import { newPasswordIssues } from '@milgo/domain/login/new-password-issues'
import { issueText } from '@milgo/messages/issue-message'
import { newPasswordText } from '@milgo/messages/new-password-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { CallFailed } from '@milgo/web-client/call-failed'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useState } from 'react'
import { FailureBanner } from './failure-banner.tsx'
import { callAuthz } from './service-client.ts'
import { useWords } from './words.ts'

const blank = { current: '', next: '', confirmation: '' }

/** Asks for the current password, and for the new one twice. */
export const ChangePasswordForm = ({ onChanged }: { onChanged: () => void }) => {
  const words = useWords()
  const { office, issues, formFields } = words
  const [typed, setTyped] = useState(blank)
  const [wasSent, setWasSent] = useState(false)
  const [refused, setRefused] = useState<{ readonly next: string; readonly text: string }>()
  const { isBusy, failure, submit } = useSubmit()
  const found = newPasswordIssues(typed.next, typed.confirmation)
  const faults: Readonly<Record<keyof typeof blank, Fault | undefined>> = {
    current: typed.current === '' ? { code: 'FIELD_REQUIRED' } : undefined,
    next: found.password,
    confirmation: found.confirmation,
  }
  const errorTextOf = (fault: Fault | undefined) =>
    wasSent && fault ? issueText(fault, { issues }) : undefined

  const save = async () => {
    try {
      await callAuthz('POST /office-auth/change-password', {
        body: {
          current_password: typed.current,
          password: typed.next,
          password_verification: typed.confirmation,
        },
      })
    } catch (error) {
      const text = error instanceof CallFailed && error.refusal?.errors?.[0]?.message
      if (text) setRefused({ next: typed.next, text })
      throw error
    }
    setTyped(blank)
    setWasSent(false)
    onChanged()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    const wrong = (Object.keys(blank) as (keyof typeof blank)[]).find((name) => faults[name])
    if (wrong) return focusField(`password-${wrong}`)
    void submit(save)
  }
  const field = (name: keyof typeof blank) => ({
    id: `password-${name}`,
    label: office.password[name],
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    words: formFields.password,
    isRequired: true,
  })
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <FailureBanner
        title={office.password.failed}
        failure={failure}
        own={{ BAD_CREDENTIALS: office.password.wrong, ...(refused && { INVALID_FIELDS: refused.text }) }}
      />
      <PasswordField {...field('current')} error={errorTextOf(faults.current)} />
      <PasswordField
        {...field('next')}
        {...newPasswordText(typed.next, words)}
        error={errorTextOf(faults.next) ?? (refused?.next === typed.next ? refused.text : undefined)}
        input={{ autoComplete: 'new-password' }}
      />
      <PasswordField
        {...field('confirmation')}
        error={errorTextOf(faults.confirmation)}
        input={{ autoComplete: 'new-password' }}
      />
      <ActionButton
        variant="primary"
        type="submit"
        busyText={isBusy ? office.password.saving : undefined}
        className="sm:self-start"
      >
        {office.password.save}
      </ActionButton>
    </form>
  )
}
