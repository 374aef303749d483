import { type ReactNode, useState } from 'react'

type Props<Value> = {
  readonly initial: Value
  readonly children: (value: Value, setValue: (value: Value) => void) => ReactNode
}

/** A sample with a state of its own, so that it can be used. */
export const Stateful = <Value,>({ initial, children }: Props<Value>) => {
  const [value, setValue] = useState(initial)
  return children(value, setValue)
}
