import { fill } from '@milgo/messages/fill'
import type { FieldProps } from '@milgo/ui/field-props.ts'
import { HelpPopup } from '@milgo/ui/help-popup.tsx'
import { Fragment, type ReactNode } from 'react'
import type { KitWords } from './kit-words.ts'

const names = ['plain', 'help', 'error', 'locked', 'disabled'] as const
type State = (typeof names)[number]

/** Returns the props that put a field into a state. */
export const propsOfState = (state: State, label: string, kit: KitWords): Partial<FieldProps> => {
  if (state === 'plain') return { isRequired: true }
  if (state === 'error') return { isRequired: true, error: kit.required }
  if (state === 'locked') return { isReadOnly: true }
  if (state === 'disabled') return { isDisabled: true }
  const words = { open: (title: string) => fill(kit.popup.open, { title }), close: kit.popup.close }
  return {
    optionalMark: kit.optional,
    help: kit.help,
    popup: <HelpPopup title={label} text={kit.popup.text} words={words} />,
  }
}

type Props<Value> = {
  readonly kit: KitWords
  /** The prefix of the fields' ids: `name-error` is the field with an error. */
  readonly name: string
  readonly label: string
  readonly empty: Value
  readonly filled: Value
  readonly children: (field: FieldProps, initial: Value) => ReactNode
}

/** One kind of field in all its states. States that ask for an answer are shown empty. */
export const FieldStates = <Value,>({ kit, name, label, empty, filled, children }: Props<Value>) => (
  <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
    {names.map((state) => {
      const field = { id: `${name}-${state}`, label: `${label}, ${kit.states[state]}` }
      const initial = state === 'plain' || state === 'error' ? empty : filled
      return (
        <Fragment key={state}>{children({ ...field, ...propsOfState(state, label, kit) }, initial)}</Fragment>
      )
    })}
  </div>
)
