import { isolated } from '../../lib/isolated.ts'
import { useWords } from '../../lib/words.ts'

/** Each `{value}` by its name, until a reader's own stands there. */
export const useNamedValues = () => {
  const names: Readonly<Record<string, string>> = useWords().officeContent.placeholders.names
  return (words: string): string =>
    words.replace(/\{(\w+)\}/g, (whole, name: string) =>
      names[name] === undefined ? whole : isolated(`[${names[name]}]`),
    )
}
