import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Group } from 'react-aria-components'

type Props = {
  readonly isInvalid: boolean
  readonly isReadOnly: boolean
  readonly isDisabled: boolean
  readonly children: ReactNode
}

const shared =
  'flex min-h-[50px] items-center rounded-small border transition-colors duration-150 ' +
  'has-[>:is(input,textarea):focus]:outline-3 has-[>:is(input,textarea):focus]:outline-offset-2 ' +
  'has-[>:is(input,textarea):focus]:outline-(--focus)'

const look = ({ isInvalid, isReadOnly, isDisabled }: Omit<Props, 'children'>): string => {
  if (isDisabled) return 'cursor-not-allowed border-line bg-sunken text-ink-faint'
  if (isReadOnly) return 'border-line bg-sunken text-ink-soft'
  if (isInvalid) return 'border-bad bg-surface ring-1 ring-bad'
  return 'border-line-strong bg-surface hover:border-brand'
}

/** The box around what is written and the buttons that belong to it; a lock tells what cannot be changed. */
export const ControlFrame = ({ children, ...state }: Props) => (
  <Group
    role="presentation"
    isInvalid={state.isInvalid}
    isDisabled={state.isDisabled}
    className={`${shared} ${look(state)}`}
  >
    {children}
    {state.isReadOnly && <Lock aria-hidden="true" className="me-3.5 size-5 shrink-0 text-ink-faint" />}
  </Group>
)
