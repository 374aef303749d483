/** Makes something when it is asked for, and once: what is costly to make is not made by a page that never needs it. */
export const onFirstUse = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
