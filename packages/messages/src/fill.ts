export type Params = Readonly<Record<string, string | number>>

/** Puts values into `{name}` placeholders; an unknown placeholder stays, so that a slip is seen and not hidden. */
export const fill = (words: string, params: Params = {}): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
