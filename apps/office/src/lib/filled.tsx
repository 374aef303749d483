import type { Params } from '@milgo/messages/fill'

/** A sentence with names and times in it: each of them keeps its own direction, and turns nothing beside it. */
export const Filled = ({ words, values }: { words: string; values: Params }) => (
  <span>
    {words.split(/\{(\w+)\}/).map((part, place) =>
      // Every second part is the name of a placeholder.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence never change places
      place % 2 === 0 ? part : <bdi key={place}>{values[part] ?? `{${part}}`}</bdi>,
    )}
  </span>
)
