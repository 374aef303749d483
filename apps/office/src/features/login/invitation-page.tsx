import { officePaths } from '@milgo/contracts/office-paths'
import type { Fault } from '@milgo/domain/answers/issue'
import { isIsraeliId } from '@milgo/domain/identity/israeli-id'
import { newPasswordIssues } from '@milgo/domain/login/new-password-issues'
import { issueText } from '@milgo/messages/issue-message'
import { newPasswordText } from '@milgo/messages/new-password-text'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { DigitsField } from '@milgo/ui/digits-field.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { CallFailed, messagesOf } from '@milgo/web-client/call-failed'
import { useSubmit } from '@milgo/web-client/use-submit'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { FailureBanner } from '../../lib/failure-banner.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { callAuthz } from '../../lib/service-client.ts'
import { useWords } from '../../lib/words.ts'
import { LoginFrame, stepLinkStyle } from './login-frame.tsx'

const blank = { identity: '', password: '', confirmation: '' }
const tokenPattern = /^#[\w-]{43}$/

/** The page of an invitation's link. The staff member chooses the first password and then logs in. */
export const InvitationPage = () => {
  const words = useWords()
  const { officeStaff, issues, formFields } = words
  const { invitation } = officeStaff
  const { hash } = useLocation()
  const [typed, setTyped] = useState(blank)
  const [wasSent, setWasSent] = useState(false)
  const [isDone, setIsDone] = useState(false)
  const [refused, setRefused] = useState('')
  const { isBusy, failure, submit } = useSubmit()
  const found = newPasswordIssues(typed.password, typed.confirmation)
  const identityFault: Fault | undefined = isIsraeliId(typed.identity)
    ? undefined
    : { code: typed.identity === '' ? 'FIELD_REQUIRED' : 'ENTER_CORRECT_ID' }
  const shown = (fault: Fault | undefined) => (wasSent && fault ? issueText(fault, { issues }) : undefined)

  const save = async () => {
    const { password, confirmation: password_verification, identity: identity_number } = typed
    const body = { token: hash.slice(1), password, password_verification, identity_number }
    try {
      await callAuthz('POST /office-auth/accept-invitation', { body })
    } catch (error) {
      if (error instanceof CallFailed) setRefused(messagesOf(error.refusal).join(' '))
      throw error
    }
    setIsDone(true)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (identityFault) return focusField('invitation-identity')
    if (found.password) return focusField('invitation-password')
    if (found.confirmation) return focusField('invitation-confirmation')
    void submit(save)
  }
  const field = (name: 'password' | 'confirmation') => ({
    id: `invitation-${name}`,
    label: invitation[name],
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    words: formFields.password,
    isRequired: true,
    input: { autoComplete: 'new-password' },
  })
  if (isDone)
    return (
      <LoginFrame>
        <PageHeading title={invitation.done} />
        <p className="mt-2 text-ink-soft">{invitation.doneText}</p>
        <Link to={officePaths.login} className={stepLinkStyle}>
          {invitation.toLogin}
        </Link>
      </LoginFrame>
    )
  return (
    <LoginFrame>
      <PageHeading title={invitation.title} />
      {tokenPattern.test(hash) ? (
        <>
          <p className="mt-2 mb-6 text-ink-soft">{invitation.text}</p>
          <form onSubmit={send} noValidate className="flex flex-col gap-5">
            <FailureBanner
              title={invitation.failed}
              failure={failure}
              own={{ INVALID_FIELDS: refused, INVITATION_EXPIRED: refused }}
            />
            <DigitsField
              id="invitation-identity"
              label={invitation.identity}
              help={invitation.identityHelp}
              value={typed.identity}
              onChange={(identity) => setTyped({ ...typed, identity })}
              isRequired
              error={shown(identityFault)}
            />
            <PasswordField
              {...field('password')}
              {...newPasswordText(typed.password, words)}
              error={shown(found.password)}
            />
            <PasswordField {...field('confirmation')} error={shown(found.confirmation)} />
            <ActionButton variant="primary" type="submit" busyText={isBusy ? invitation.saving : undefined}>
              {invitation.save}
            </ActionButton>
          </form>
        </>
      ) : (
        <div className="mt-4">
          <Banner tone="attention">{invitation.noToken}</Banner>
        </div>
      )}
    </LoginFrame>
  )
}
