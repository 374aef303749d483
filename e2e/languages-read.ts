/**
 * Runs in the page before any other script. Records each use of `Intl` that makes the browser load the data of all its
 * languages.
 */
export const noteLanguages = (): void => {
  const asked: string[] = []
  Reflect.set(globalThis, 'languagesRead', asked)
  for (const kind of ['DateTimeFormat', 'NumberFormat', 'Collator'] as const)
    Reflect.set(
      Intl,
      kind,
      new Proxy(Intl[kind], {
        construct: (made, given) => {
          asked.push(kind)
          return Reflect.construct(made, given)
        },
        get: (made, name) => {
          if (name === 'supportedLocalesOf') asked.push(`${kind}.${name}`)
          return Reflect.get(made, name)
        },
      }),
    )
}

/** Runs in the page. Returns the recorded uses of `Intl`. */
export const readLanguages = (): unknown => Reflect.get(globalThis, 'languagesRead')
