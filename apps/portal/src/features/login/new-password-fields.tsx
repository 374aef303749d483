import { readAllowPasswordPaste } from '@milgo/domain/eligibility/rules'
import { newPasswordText } from '@milgo/messages/new-password-text'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { type ClipboardEvent, useState } from 'react'
import { useSetting } from '../../lib/use-setting.ts'
import { useLoginWords } from './login-words.ts'

type Typed = { readonly password: string; readonly confirmation: string }

type Props = {
  readonly typed: Typed
  readonly onChange: (typed: Typed) => void
  /** The error of each field. */
  readonly errors: { readonly [Key in keyof Typed]: string | undefined }
}

/**
 * Draws the fields of a new password and its repetition. Pasting is possible unless the operator has forbidden it
 * (decisions, section 3).
 */
export const NewPasswordFields = ({ typed, onChange, errors }: Props) => {
  const words = useLoginWords()
  const { login, issues, formFields } = words
  const mayPaste = readAllowPasswordPaste(useSetting('ALLOW_PASSWORD_PASTE'))
  const [pasteRefusedIn, setPasteRefusedIn] = useState<keyof Typed>()

  const field = (name: keyof Typed) => ({
    id: `restore-${name}`,
    value: typed[name],
    onChange: (value: string) => {
      setPasteRefusedIn(undefined)
      onChange({ ...typed, [name]: value })
    },
    error: pasteRefusedIn === name ? issues.PASTE_NOT_ALLOWED : errors[name],
    words: formFields.password,
    isRequired: true,
    input: {
      autoComplete: 'new-password',
      ...(!mayPaste && {
        onPaste: (event: ClipboardEvent) => {
          event.preventDefault()
          setPasteRefusedIn(name)
        },
      }),
    },
  })
  return (
    <>
      <PasswordField
        label={login.restore.newPassword}
        {...field('password')}
        {...newPasswordText(typed.password, words)}
      />
      <PasswordField label={login.restore.confirmation} {...field('confirmation')} />
    </>
  )
}
