/** A tree of texts, as every namespace is. */
export interface WordTree {
  readonly [key: string]: string | WordTree
}

/** Returns the text at a dotted key such as `parentOneCertificate.deathCertificate`; undefined if there is none. */
export const findWord = (words: WordTree, key: string): string | undefined => {
  let node: string | WordTree | undefined = words
  for (const part of key.split('.')) {
    if (node === undefined || typeof node === 'string' || !Object.hasOwn(node, part)) return undefined
    node = node[part]
  }
  return typeof node === 'string' ? node : undefined
}
