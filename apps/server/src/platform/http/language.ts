import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import type { FastifyRequest } from 'fastify'

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

/** The choice of the reader, as the pages leave it beside the browser's own storage. */
const storedChoice = /(?:^|; )milgo\.language=(\w{2})(?:;|$)/

/** What a person reads who opens an address of ours: the address says, then the stored choice, then the browser. */
export const languageOfReader = ({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): Language => {
  const { lang } = query as { readonly lang?: unknown }
  if (typeof lang === 'string' && isLanguage(lang)) return lang
  const stored = storedChoice.exec((headers.cookie ?? '').slice(0, 4_096))?.[1] ?? ''
  return isLanguage(stored) ? stored : languageOf(headers['accept-language'])
}
