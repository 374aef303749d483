/** A list of links to fields with problems. The gap between links is the same after one line and after two. */
export const problemListStyle = 'flex flex-col items-start gap-2'
export const problemLinkStyle =
  'inline-flex min-h-8 items-center py-1 leading-snug underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11'
