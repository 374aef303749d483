import { fill } from '@milgo/messages/fill'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { phoneText } from '@milgo/ui/phone-text.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { type FormEvent, useEffect, useState } from 'react'
import { useEligibilityWords } from './eligibility-words.ts'

type Props = {
  readonly phone: string
  /**
   * Whether the typed password was refused: it is not the password of this check, or the check is over. The service
   * does not say which.
   */
  readonly isRefused: boolean
  readonly onPassword: (password: string) => void
  readonly onBack: () => void
}

const fieldId = 'registration-password'

/**
 * Asks for the password after a reload. The code is confirmed with the password of the check, which is stored nowhere.
 */
export const PasswordAgain = ({ phone, isRefused, onPassword, onBack }: Props) => {
  const { eligibility, formFields, issues } = useEligibilityWords()
  const texts = eligibility.eligibilityTexts
  const [password, setPassword] = useState('')
  const [wasSent, setWasSent] = useState(false)
  useEffect(() => document.getElementById(fieldId)?.focus({ preventScroll: true }), [])

  const send = (event: FormEvent) => {
    event.preventDefault()
    setWasSent(true)
    if (password === '') return focusField(fieldId)
    onPassword(password)
  }
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
      <p className="text-ink-soft">
        <TextWithNumbers text={fill(texts.passwordAgain.text, { phone: phoneText(phone) })} />
      </p>
      {isRefused && (
        <Banner tone="bad" announce="alert">
          {texts.passwordAgain.refused}
        </Banner>
      )}
      <PasswordField
        id={fieldId}
        label={eligibility.eligibilityQuestions.password}
        help={texts.passwordAgain.help}
        value={password}
        onChange={setPassword}
        error={wasSent && password === '' ? issues.FIELD_REQUIRED : undefined}
        words={formFields.password}
        isRequired
      />
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="primary" type="submit">
          {texts.passwordAgain.goOn}
        </ActionButton>
        <ActionButton variant="quiet" onPress={onBack}>
          {texts.backToForm}
        </ActionButton>
      </div>
    </form>
  )
}
