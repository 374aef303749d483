import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'

/** The best of our languages for an `Accept-Language` header; Hebrew where none fits. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map(parseRange)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
  return wanted.map(({ language }) => language).find(isLanguage) ?? defaultLanguage
}

const parseRange = (range: string): { language: string; quality: number } => {
  const [tag = '', ...params] = range.trim().split(';')
  const quality = params.find((param) => param.trim().startsWith('q='))?.split('=')[1]
  return {
    language: tag.trim().toLowerCase().split('-')[0] ?? '',
    quality: quality === undefined ? 1 : Number(quality),
  }
}
