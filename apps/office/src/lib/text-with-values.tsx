import type { Params } from '@milgo/messages/fill'

/** A sentence with names and times in it. Each has its own direction and does not affect the words beside it. */
export const TextWithValues = ({ words, values }: { words: string; values: Params }) => (
  <span>
    {words.split(/\{(\w+)\}/).map((part, place) =>
      // Every second part is the name of a placeholder.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      place % 2 === 0 ? part : <bdi key={place}>{values[part] ?? `{${part}}`}</bdi>,
    )}
  </span>
)
