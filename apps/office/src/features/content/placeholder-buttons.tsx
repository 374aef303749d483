import { fill } from '@milgo/messages/fill'
import { directionOf } from '@milgo/messages/languages'
import { useLanguage, useWords } from '../../lib/words.ts'

type Props = { readonly placeholders: readonly string[]; readonly onAdd: (name: string) => void }

/** Values are chosen here, so that nobody mistypes one; their names are words of the office, in its direction. */
export const PlaceholderButtons = ({ placeholders, onAdd }: Props) => {
  const { placeholders: words } = useWords().officeContent
  const language = useLanguage()
  const names: Readonly<Record<string, string>> = words.names
  if (placeholders.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to what is filled in
    <div role="group" aria-label={words.label} className="flex flex-wrap gap-1">
      {placeholders.map((name) => (
        <button
          key={name}
          type="button"
          dir={directionOf[language]}
          aria-label={fill(words.add, { name: names[name] ?? name })}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onAdd(name)}
          className="min-h-8 rounded-full border border-line-strong bg-surface px-2.5 text-small hover:border-brand hover:text-brand"
        >
          + {names[name] ?? name}
        </button>
      ))}
    </div>
  )
}
