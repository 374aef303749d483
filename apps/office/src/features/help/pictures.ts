import type { HandbookPage } from '@milgo/domain/staff/handbook'
import type { OfficeLanguage } from '@milgo/messages/office-languages'

/** The pictures of the screens, made by `npm run handbook`. */
const pictures: Readonly<Record<string, string>> = import.meta.glob('./pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

export const findPicture = (page: HandbookPage, language: OfficeLanguage): string | undefined =>
  pictures[`./pictures/${page}-${language}.webp`]
