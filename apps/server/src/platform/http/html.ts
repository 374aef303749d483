/** Markup that is inserted into a page without escaping. */
export type Safe = { readonly markup: string }

type Value = string | number | Safe | readonly Safe[]

/** Builds markup; every value that is not markup itself is escaped. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Safe => ({
  markup: strings.map((text, index) => text + toMarkup(values[index])).join(''),
})

const toMarkup = (value: Value | undefined): string => {
  if (value === undefined) return ''
  if (typeof value !== 'object') return escapeText(String(value))
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
