import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

/** Returns a function that replaces each `{value}` by its name, for texts without a reader's own values. */
export const useNamedValues = () => {
  const names: Readonly<Record<string, string>> = useWords().officeContent.placeholders.names
  return (words: string): string =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) =>
      names[name] === undefined ? whole : isolated(`[${names[name]}]`),
    )
}
