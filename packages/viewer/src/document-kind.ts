export type DocumentKind = 'pdf' | 'image' | 'sheet' | 'other'

const kinds: Readonly<Record<string, DocumentKind>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'sheet',
}

/** Returns how a file can be shown, by the media type that the server found in its content. */
export const kindOf = (mediaType: string): DocumentKind => kinds[mediaType] ?? 'other'
