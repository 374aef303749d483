import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import type { FastifyRequest } from 'fastify'

/** Returns the best supported language for an `Accept-Language` header; Hebrew if none fits. */
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

/** The cookie with the reader's choice, which the pages also write to the browser's storage. */
const storedChoice = /(?:^|; )milgo\.language=(\w{2})(?:;|$)/

/**
 * Returns the language for a person who opens an address: by the address, then by the stored choice, then by the
 * browser.
 */
export const languageOfReader = ({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language => {
  const { lang } = query as { readonly lang?: unknown }
  // The pages read the parameter in the same way: a language may have a region.
  const asked = typeof lang === 'string' ? lang.toLowerCase().split('-')[0] : undefined
  if (isLanguage(asked)) return asked
  const stored = storedChoice.exec((headers.cookie ?? '').slice(0, 4_096))?.[1] ?? ''
  return isLanguage(stored) ? stored : languageOf(headers['accept-language'])
}
