import { fill } from '@milgo/messages/fill'
import { OneTimeCode } from '@milgo/ui/one-time-code.tsx'
import { PasswordField } from '@milgo/ui/password-field.tsx'
import { useState } from 'react'
import { FieldStates } from '../field-states.tsx'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'

const requirementsOf = (password: string, { password: words }: KitWords) => [
  { text: words.length, isMet: password.length >= 8 && password.length <= 20 },
  { text: words.digit, isMet: /\d/.test(password) },
  { text: words.upper, isMet: /[A-Z]/.test(password) },
  { text: words.lower, isMet: /[a-z]/.test(password) },
]

const strengthOf = (password: string, kit: KitWords) => {
  const isStrong = requirementsOf(password, kit).every(({ isMet }) => isMet)
  const text = isStrong ? kit.password.strong : kit.password.low
  return { isStrong, strengthText: password === '' ? '' : text }
}

export const CodesSection = ({ kit }: { kit: KitWords }) => {
  const [sent, setSent] = useState('')
  return (
    <Showcase title={kit.sections.codes}>
      <FieldStates kit={kit} name="code" label={kit.fields.code} empty="" filled="123456">
        {(field, initial) => (
          <Stateful initial={initial}>
            {(value, setValue) => (
              <OneTimeCode {...field} value={value} onChange={setValue} onComplete={setSent} />
            )}
          </Stateful>
        )}
      </FieldStates>
      <p role="status">{sent ? fill(kit.code.done, { code: sent }) : kit.code.sent}</p>
      <FieldStates kit={kit} name="password" label={kit.fields.password} empty="" filled="Secret123">
        {(field, initial) => (
          <Stateful initial={initial}>
            {(value, setValue) => (
              <PasswordField {...field} words={kit.password} value={value} onChange={setValue} />
            )}
          </Stateful>
        )}
      </FieldStates>
      <div className="max-w-[560px]">
        <Stateful initial="">
          {(value, setValue) => (
            <PasswordField
              id="password-new"
              label={kit.fields.newPassword}
              words={kit.password}
              requirements={requirementsOf(value, kit)}
              {...strengthOf(value, kit)}
              value={value}
              onChange={setValue}
              isRequired
            />
          )}
        </Stateful>
      </div>
    </Showcase>
  )
}
