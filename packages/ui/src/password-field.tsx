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
    /** Read by a screen reader instead of the tick or circle of a requirement. */
    readonly met: string
    readonly unmet: string
  }
  /** Says how to choose a new password; shown before the help. */
  readonly hint?: string
  /** What a new password must have, ticked off as it is typed. */
  readonly requirements?: readonly Requirement[]
  /** Says how strong the typed password is. */
  readonly strengthText?: string
  /** Whether the typed password would be accepted, as far as this is known while it is typed. */
  readonly isStrong?: boolean
}

type MeterProps = {
  readonly requirements: readonly Requirement[]
  readonly isStrong: boolean
  readonly text: string
}

/** Draws a bar for each requirement that is met. Only a strong password has them all. */
const StrengthMeter = ({ requirements, isStrong, text }: MeterProps) => {
  const met = Math.min(
    requirements.filter(({ isMet }) => isMet).length,
    requirements.length - (isStrong ? 0 : 1),
  )
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

export const PasswordField = ({
  words,
  hint,
  requirements,
  strengthText = '',
  isStrong = false,
  input,
  ...rest
}: Props) => {
  const [isShown, setIsShown] = useState(false)
  const listId = useId()
  const Icon = isShown ? EyeOff : Eye
  // What the service refuses, such as the present password, may look strong.
  const isRefused = isStrong && rest.error !== undefined
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
          <StrengthMeter
            requirements={requirements}
            isStrong={isStrong && !isRefused}
            text={isRefused ? '' : strengthText}
          />
          <Requirements id={listId} items={requirements} words={words} />
        </>
      )}
    </div>
  )
}
