import { Check, Circle, Eye, EyeOff } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type Requirement = { readonly text: string; readonly isMet: boolean }

type Props = Omit<TextFieldProps, 'isLtr' | 'after'> & {
  readonly words: {
    readonly show: string
    readonly hide: string
    /** Said of a requirement, where the eye sees a tick or a circle. */
    readonly met: string
    readonly unmet: string
  }
  /** How to choose a new one; stands before the help. */
  readonly hint?: string
  /** What a new password must have, ticked off as it is typed. */
  readonly requirements?: readonly Requirement[]
  /** What is to be said of a new password so far. */
  readonly strengthText?: string
}

const StrengthMeter = ({ requirements, text }: { requirements: readonly Requirement[]; text: string }) => {
  const met = requirements.filter(({ isMet }) => isMet).length
  const isStrong = met === requirements.length
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="flex gap-1.5">
        {requirements.map(({ text: name }, index) => (
          <span
            key={name}
            className={`h-1.5 grow rounded-full transition-colors duration-150 ${
              index >= met ? 'bg-line' : isStrong ? 'bg-good' : 'bg-sun'
            }`}
          />
        ))}
      </span>
      <span role="status" className={`min-h-5 text-small ${isStrong ? 'text-good' : 'text-sun-ink'}`}>
        {text}
      </span>
    </div>
  )
}

const HintAndHelp = ({ hint, help }: { hint: string; help: ReactNode }) => (
  <>
    {hint}
    {help !== undefined && <span className="block">{help}</span>}
  </>
)

type RequirementsProps = Pick<Props, 'words'> & {
  readonly id: string
  readonly items: readonly Requirement[]
}

const Requirements = ({ id, items, words }: RequirementsProps) => (
  <ul id={id} className="flex flex-wrap gap-x-5 gap-y-1">
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
        <VisuallyHidden>{`(${isMet ? words.met : words.unmet})`}</VisuallyHidden>
      </li>
    ))}
  </ul>
)

export const PasswordField = ({ words, hint, requirements, strengthText = '', input, ...rest }: Props) => {
  const [isShown, setIsShown] = useState(false)
  const listId = useId()
  const Icon = isShown ? EyeOff : Eye
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextField
        {...rest}
        {...(hint !== undefined && { help: <HintAndHelp hint={hint} help={rest.help} /> })}
        isLtr
        describedBy={requirements && listId}
        input={{
          autoComplete: requirements ? 'new-password' : 'current-password',
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
      {requirements && (
        <>
          <StrengthMeter requirements={requirements} text={strengthText} />
          <Requirements id={listId} items={requirements} words={words} />
        </>
      )}
    </div>
  )
}
