import { type KeyboardEvent, useRef } from 'react'
import type { ChoiceOption } from './choice-option.ts'
import { findTyped } from './find-typed.ts'

type Settings = {
  readonly options: readonly ChoiceOption[]
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  readonly matches: (name: string, typed: string) => boolean
}

/** Whoever types a name to its end has chosen, without a look at the list: React Aria alone would empty the field. */
export const useTypedChoice = ({ options, value, onChange, matches }: Settings) => {
  const input = useRef<HTMLInputElement>(null)
  const typed = useRef('')
  const choose = (chosen: string | null) => {
    typed.current = ''
    onChange(chosen)
  }
  const chooseTyped = () => {
    const found = findTyped(options, typed.current, matches)
    if (found && found.value !== value) choose(found.value)
  }
  const pressKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') typed.current = ''
    // An entry that the arrows have reached is chosen by React Aria.
    const isReached = input.current?.hasAttribute('aria-activedescendant')
    if ((key === 'Enter' || key === 'Tab') && !isReached) chooseTyped()
  }
  const noteText = (text: string) => {
    // React Aria also puts texts back; only what stands in the input already was typed.
    if (input.current?.value === text) typed.current = text
  }
  return { input, choose, chooseTyped, pressKey, noteText }
}
