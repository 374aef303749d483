type Block<Span> =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Span[])[] }

type Changed<Span> =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }

/** Changes each line of a rich text, draft or published. A heading has no spans and is not changed. */
export const mapLines = <From, To>(
  text: readonly Block<From>[],
  change: (line: readonly From[]) => To[],
): Changed<To>[] =>
  text.map((block) => {
    if (block.kind === 'heading') return block
    return block.kind === 'paragraph'
      ? { kind: 'paragraph', spans: change(block.spans) }
      : { kind: 'list', items: block.items.map(change) }
  })
