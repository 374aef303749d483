/** Creates a costly value once, when it is first needed, so that a page which never needs it does not create it. */
export const onFirstUse = <Value extends object>(make: () => Value): (() => Value) => {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
