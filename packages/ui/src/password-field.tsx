import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { type PasswordStrength, passwordStrength } from './password-strength.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

type Requirement = { readonly text: string; readonly isMet: boolean }

type Props = Omit<TextFieldProps, 'isLtr' | 'after'> & {
  readonly words: { readonly show: string; readonly hide: string }
  /** Shown while a new password is being made up. */
  readonly strengthWords?: { readonly low: string; readonly strong: string }
  /** What a new password must have, ticked off as it is typed. */
  readonly requirements?: readonly Requirement[]
}

const strong: PasswordStrength = 3

const StrengthMeter = ({
  strength,
  words,
}: {
  strength: PasswordStrength
  words: { readonly low: string; readonly strong: string }
}) => {
  const isStrong = strength >= strong
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="flex gap-1.5">
        {[1, 2, 3, 4].map((mark) => (
          <span
            key={mark}
            className={`h-1.5 grow rounded-full transition-colors duration-150 ${
              mark > strength ? 'bg-line' : isStrong ? 'bg-good' : 'bg-sun'
            }`}
          />
        ))}
      </span>
      <span role="status" className={`min-h-5 text-small ${isStrong ? 'text-good' : 'text-sun-ink'}`}>
        {strength === 0 ? '' : isStrong ? words.strong : words.low}
      </span>
    </div>
  )
}

const Requirements = ({ items }: { items: readonly Requirement[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1">
    {items.map(({ text, isMet }) => (
      <li
        key={text}
        className={`flex items-center gap-1.5 text-small ${isMet ? 'text-good' : 'text-ink-soft'}`}
      >
        {isMet ? (
          <Check aria-hidden="true" className="size-4" />
        ) : (
          <Circle aria-hidden="true" className="size-4" />
        )}
        {text}
      </li>
    ))}
  </ul>
)

export const PasswordField = ({ words, strengthWords, requirements, input, ...rest }: Props) => {
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextField
        {...rest}
        isLtr
        input={{
          autoComplete: strengthWords ? 'new-password' : 'current-password',
          spellCheck: false,
          ...input,
          type: isShown ? 'text' : 'password',
        }}
        after={
          !rest.isReadOnly && (
            <IconButton
              label={`${isShown ? words.hide : words.show}: ${rest.label}`}
              isDisabled={rest.isDisabled ?? false}
              onPress={() => setIsShown(!isShown)}
            >
              <Icon aria-hidden="true" className="size-5.5" />
            </IconButton>
          )
        }
      />
      {strengthWords && <StrengthMeter strength={passwordStrength(rest.value)} words={strengthWords} />}
      {requirements && <Requirements items={requirements} />}
    </div>
  )
}
