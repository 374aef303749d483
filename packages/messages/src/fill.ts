export type Params = Readonly<Record<string, string | number>>

/** Replaces `{name}` placeholders by values. An unknown placeholder stays, so that the mistake is visible. */
export const fill = (words: string, params: Params = {}): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(params[name] ?? placeholder))
