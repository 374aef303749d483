import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FieldProps } from './field-props.ts'

type State = Pick<FieldProps, 'error' | 'isReadOnly' | 'isDisabled'>

const shared =
  'flex min-h-[50px] items-center rounded-small border transition-colors duration-150 ' +
  'has-[>:is(input,textarea):focus]:outline-3 has-[>:is(input,textarea):focus]:outline-offset-2 ' +
  'has-[>:is(input,textarea):focus]:outline-(--focus)'

const look = ({ error, isReadOnly, isDisabled }: State): string => {
  if (isDisabled) return 'cursor-not-allowed border-line bg-sunken text-ink-faint'
  if (isReadOnly) return 'border-line bg-sunken text-ink-soft'
  if (error !== undefined) return 'border-bad bg-surface ring-1 ring-bad'
  return 'border-line-strong bg-surface hover:border-brand'
}

/** The frame around an input and its buttons. A lock shows that the field cannot be changed. */
export const ControlFrame = ({ field, children }: { field: State; children: ReactNode }) => (
  <div role="presentation" className={`${shared} ${look(field)}`}>
    {children}
    {field.isReadOnly && (
      <Lock aria-hidden="true" className="me-3.5 mt-3.5 size-5 shrink-0 self-start text-ink-faint" />
    )}
  </div>
)
